import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdvisorySource } from '#contract/risk/advisories.ts'
import { hourMs } from '#contract/time/durations.ts'
import { advisories, advisoryChanges, advisoryFeeds } from '#server/db/schema/risk/risk.ts'
import { checkFeed } from '#server/domains/risk/feeds/checkFeeds.ts'
import { feedStatuses } from '#server/domains/risk/feeds/feedStates.ts'
import { countries } from '#server/reference/countries.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { caEntry, caFeed, gbContent, gbList } from '#tests/support/risk/adviceFeeds.ts'
import { openFeedServer } from '#tests/support/risk/feedServer.ts'
import { expectLog } from '#tests/support/run/log.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let from: Awaited<ReturnType<typeof openFeedServer>>
beforeAll(async () => {
  at = await openTestApi()
  from = await openFeedServer()
})
afterAll(async () => {
  await from.close()
  await at.close()
})
beforeEach(async () => {
  await at.services.db.delete(advisoryFeeds)
  await at.services.db.delete(advisoryChanges)
})

const names = Object.fromEntries(countries.map(({ code, name }) => [code, name.en]))
const check = (source: AdvisorySource = 'CA') =>
  checkFeed(source, { address: from.address, timeoutMs: 2000, pauseMs: 0 }, at.services)
const statusOf = async (source: AdvisorySource) =>
  (await feedStatuses(at.services)).find(({ sourceCountry }) => sourceCountry === source)
async function advice(country: string, source: AdvisorySource = 'CA') {
  const { targetCountry, sourceCountry } = advisories
  const where = and(eq(targetCountry, country), eq(sourceCountry, source))
  const [row] = await at.services.db.select().from(advisories).where(where)
  return row && [row.warningLevel, row.regionalLevel, row.isCurrent]
}
const changed = async () => (await at.services.db.select().from(advisoryChanges)).map((row) => row.targetCountry)

type Entries = Record<string, unknown>
const everyCountry = (): Entries =>
  Object.fromEntries(Object.entries(names).map(([code, name]) => [code, caEntry(name, 2)]))
async function readCanada(changes: Entries = {}, without: readonly string[] = []) {
  const entries = Object.entries({ ...everyCountry(), ...changes }).filter(([code]) => !without.includes(code))
  from.say(caFeed(Object.fromEntries(entries)))
  await check()
}

/** Makes the United Kingdom's feed say a status of each country, and answer as given for some. */
async function readKingdom(answers: Record<string, string | number> = {}) {
  const failures = new Map<string, number>()
  from.answer = (request, response) => {
    const slug = (request.url ?? '').split('/').at(-1)!
    const found = answers[slug]
    const before = failures.get(slug) ?? 0
    failures.set(slug, before + 1)
    if (slug === 'feed') response.end(gbList(Object.entries(names).map(([code, name]) => [code.toLowerCase(), name])))
    else if (found === 404 || (found === 503 && before < 2)) response.writeHead(found).end()
    else response.end(gbContent('x', [typeof found === 'string' ? found : 'avoid_all_travel_to_whole_country']))
  }
  await check('GB')
}

test('a listed country with an unknown status or a missing page keeps its advice, marked as not current', async () => {
  await readKingdom()
  await readKingdom({ ml: 'avoid_everything', td: 404 })
  expect([await advice('ML', 'GB'), await advice('TD', 'GB'), await advice('NE', 'GB')]).toEqual([
    [3, 0, false],
    [3, 0, false],
    [3, 0, true],
  ])
  expect(await changed()).toEqual([])
  expect(await statusOf('GB')).toMatchObject({ state: 'current', skipped: 2 })
  await readKingdom()
  expect(await advice('ML', 'GB')).toEqual([3, 0, true])
})

test('a page of the United Kingdom that fails twice is asked for a third time', async () => {
  await readKingdom({ ml: 503 })
  expect(await statusOf('GB')).toMatchObject({ state: 'current', failureCode: null })
  expect(await advice('ML', 'GB')).toEqual([3, 0, true])
})

test('a listed country of Canada without a level keeps its advice, and one that is gone is deleted', async () => {
  await readCanada()
  const { 'advisory-state': _, ...stateless } = caEntry('Mali', 2)
  await readCanada({ ML: stateless }, ['TD'])
  expect(await advice('ML')).toEqual([2, 0, false])
  expect(await advice('TD')).toBeUndefined()
  expect(await changed()).toEqual(['TD'])
})

test('an unreadable part never makes the advice about its country milder', async () => {
  await readCanada({ 'PT-20': caEntry('Azores', 3), PT: caEntry('Portugal', 1) })
  expect(await advice('PT')).toEqual([1, 3, true])
  await readCanada({ 'PT-20': caEntry('Azores', ''), PT: caEntry('Portugal', 2) })
  expect(await advice('PT')).toEqual([2, 3, false])
  await readCanada({ 'PT-20': caEntry('Azores', ''), PT: caEntry('Portugal', 0) })
  expect(await advice('PT')).toEqual([2, 3, false])
})

test('a large loss is a failure until the checks of 24 hours have seen the same one', async () => {
  const started = at.clock.now
  const gone = Object.keys(names).slice(0, 40)
  await readCanada()
  const after = async (hours: number, without: readonly string[]) => {
    at.clock.now = new Date(started.getTime() + hours * hourMs)
    await readCanada({}, without)
    return (await statusOf('CA'))?.failureCode
  }
  expect(await after(1, gone)).toBe('lostPlaces')
  expect(await after(12, gone.slice(1))).toBe('lostPlaces')
  expect(await after(35, gone.slice(1))).toBe('lostPlaces')
  expect(await advice(gone[5]!)).toEqual([2, 0, true])
  expect(await after(36, gone.slice(1))).toBeNull()
  expect(await advice(gone[5]!)).toBeUndefined()
  expectLog(/"lostPlaces"/)
  at.clock.now = started
})

test('a lost part of a country is a loss like that of a country', async () => {
  const parts = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`PT-${at}`, caEntry(`Part ${at}`, 1)]))
  await readCanada(parts)
  await readCanada()
  expect(await statusOf('CA')).toMatchObject({ failureCode: 'lostPlaces' })
  expectLog(/"lostPlaces"/)
})
