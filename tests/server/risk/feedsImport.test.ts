import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdvisorySource } from '#contract/risk/advisories.ts'
import { hourMs } from '#contract/time/durations.ts'
import { advisories, advisoryChanges, advisoryFeeds } from '#server/db/schema/risk/risk.ts'
import { checkFeed, checkFeeds } from '#server/domains/risk/feeds/checkFeeds.ts'
import { feedStatuses } from '#server/domains/risk/feeds/feedStates.ts'
import { countries } from '#server/reference/countries.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { caEntry, caFeed, caFeedOf, gbContent, gbList, usFeed } from '#tests/support/risk/adviceFeeds.ts'
import { openFeedServer } from '#tests/support/risk/feedServer.ts'
import { expectLog, logged } from '#tests/support/run/log.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let from: Awaited<ReturnType<typeof openFeedServer>>
beforeAll(async () => {
  at = await openTestApi()
  from = await openFeedServer()
})
beforeEach(() => {
  from.asked.length = 0
})
afterAll(async () => {
  await from.close()
  await at.close()
})

/** Two hundred countries by code. */
const names = Object.fromEntries(countries.slice(0, 200).map(({ code, name }) => [code, name.en]))
const without = (count: number) => Object.fromEntries(Object.entries(names).slice(count))

const check = (source: AdvisorySource = 'CA') =>
  checkFeed(source, { address: from.address, timeoutMs: 2000, pauseMs: 0 }, at.services)
const stored = (source = 'CA') =>
  at.services.db.select().from(advisories).where(eq(advisories.sourceCountry, source)).orderBy(advisories.id)
const changes = () =>
  at.services.db
    .select()
    .from(advisoryChanges)
    .where(eq(advisoryChanges.sourceCountry, 'CA'))
    .orderBy(advisoryChanges.targetCountry)
const statusOf = async (source = 'CA') =>
  (await feedStatuses(at.services)).find(({ sourceCountry }) => sourceCountry === source)

/** Makes the feed of Canada current with two hundred countries, without changes. */
async function begin() {
  await at.services.db.delete(advisoryFeeds).where(eq(advisoryFeeds.sourceCountry, 'CA'))
  await at.services.db.delete(advisoryChanges)
  from.say(caFeedOf(names), { ETag: '"1"' })
  await check()
}

test('the first reading replaces the demo’s advice of the government and its changes, as a baseline', async () => {
  expect((await changes()).length).toBeGreaterThan(0)
  from.say(caFeedOf(names))
  await check()
  const rows = await stored()
  expect(rows).toHaveLength(200)
  expect(rows.some(({ isDemo }) => isDemo)).toBe(false)
  expect(await changes()).toEqual([])
  expect(await stored('US')).toHaveLength(40)
  expect(await statusOf()).toMatchObject({ state: 'current', isDemo: false, places: 200, failureCode: null })
})

test('changed levels, new and lost countries are recorded with the words before and after', async () => {
  await begin()
  const next: Record<string, unknown> = { ...without(2), ZW: 'Zimbabwe' }
  const entries = Object.entries(next).map(([code, name]) => [code, caEntry(String(name), code === 'AR' ? 3 : 1)])
  from.say(caFeed(Object.fromEntries(entries)))
  await check()
  const [first, second] = Object.keys(names)
  expect(
    (await changes()).map(({ targetCountry, before, after }) => [
      targetCountry,
      before?.warningLevel,
      after?.warningLevel,
    ]),
  ).toEqual(
    [
      [first, 1, undefined],
      [second, 1, undefined],
      ['AR', 1, 3],
      ['ZW', undefined, 1],
    ].toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  )
  expect((await changes()).find(({ targetCountry }) => targetCountry === 'AR')).toMatchObject({
    changedAt: at.clock.now,
    before: { warningText: { en: 'Advice 1' } },
    after: { warningText: { en: 'Advice 3', fr: 'Conseil 3' } },
  })
})

test('another version of the parser begins a new baseline, without changes', async () => {
  await begin()
  await at.services.db.update(advisoryFeeds).set({ parserVersion: 0 }).where(eq(advisoryFeeds.sourceCountry, 'CA'))
  from.say(caFeedOf(names, 2))
  await check()
  expect(from.asked.at(-1)!.headers['if-none-match']).toBeUndefined()
  expect(await changes()).toEqual([])
  expect((await stored())[0]?.warningLevel).toBe(2)
})

test('a feed that did not change is current again, and nothing else is written', async () => {
  await begin()
  const before = await stored()
  const started = at.clock.now
  at.clock.now = new Date(started.getTime() + 60 * hourMs)
  expect((await statusOf())?.state).toBe('stale')
  from.say('', {}, 304)
  await check()
  expect(from.asked.at(-1)!.headers['if-none-match']).toBe('"1"')
  expect(await statusOf()).toMatchObject({ state: 'current', readAt: at.clock.now.toISOString(), places: 200 })
  expect(await stored()).toEqual(before)
  at.clock.now = started
})

test.each([
  ['truncated JSON', () => from.say(caFeedOf(names).slice(0, -9)), 'notReadable'],
  ['an empty list', () => from.say('[]'), 'notTheFeed'],
  ['a status of 403', () => from.say('Forbidden', {}, 403), 'refused'],
  ['a redirect to another host', () => from.say('', { Location: 'https://evil.example/' }, 302), 'redirect'],
  ['too large a text', () => from.say(`${' '.repeat(6_000_000)}{}`), 'tooLarge'],
  ['eleven of two hundred places less', () => from.say(caFeedOf(without(11))), 'lostPlaces'],
  ['levels that are no levels', () => from.say(caFeedOf(names, 'high')), 'notTheFeed'],
  ['no answer in time', () => (from.answer = () => undefined), 'timeout'],
])('%s changes nothing, and is visible as a failure', async (_, answer, code) => {
  await begin()
  const [before, { readAt } = {}] = [await stored(), await statusOf()]
  answer()
  await check()
  expect(await stored()).toEqual(before)
  expect(await changes()).toEqual([])
  expect(await statusOf()).toMatchObject({ state: 'failed', failureCode: code, readAt, places: 200 })
  expectLog(new RegExp(`the stored advice stays.*"${code}"`))
  expect(logged()).not.toMatch(/evil|Forbidden|127\.0\.0\.1/)
})

test('ten of two hundred places less are a change and no failure', async () => {
  await begin()
  from.say(caFeedOf(without(10)))
  await check()
  expect(await statusOf()).toMatchObject({ state: 'current', places: 190 })
  expect(await changes()).toHaveLength(10)
})

test('a first reading of too few countries is a failure, and the demo’s advice stays', async () => {
  from.say(usFeed([{ title: 'Japan - Level 2: Exercise Increased Caution' }, { title: 'Worldwide Caution' }]))
  await check('US')
  expect(await stored('US')).toHaveLength(40)
  expect(await statusOf('US')).toMatchObject({ state: 'failed', failureCode: 'lostPlaces', isDemo: true })
  expectLog(/the stored advice stays.*"lostPlaces"/)
})

test('the feeds of the other governments are read the same way', async () => {
  const titles = Object.values(names).map((name) => ({ title: `${name} - Level 2: Exercise Increased Caution` }))
  from.say(usFeed([...titles, { title: 'Worldwide Caution' }]))
  await check('US')
  expect((await stored('US')).every(({ warningLevel }) => warningLevel === 1)).toBe(true)
  expect(await statusOf('US')).toMatchObject({ state: 'current', places: 200, skipped: 1 })
  const listed = Object.entries(names).map(([code, name]) => [code.toLowerCase(), name] as const)
  from.answer = (request, response) => {
    if (request.url === '/feed') response.end(gbList(listed))
    else if (request.url === `/feed/${listed[0]![0]}`) response.writeHead(410).end()
    else response.end(gbContent('x', ['avoid_all_travel_to_parts']))
  }
  await check('GB')
  expect((await stored('GB')).every(({ regionalLevel }) => regionalLevel === 3)).toBe(true)
  expect(await statusOf('GB')).toMatchObject({ state: 'current', places: 199, skipped: 1 })
})

test('a check of the demo’s feed that another process has claimed is left to it', async () => {
  const started = at.clock.now
  const demo = { checkedAt: started, succeededAt: started, failureCode: null, isDemo: true }
  await at.services.db.delete(advisoryFeeds).where(eq(advisoryFeeds.sourceCountry, 'CA'))
  await at.services.db.insert(advisoryFeeds).values({ sourceCountry: 'CA', ...demo })
  const services = { ...at.services, env: { ...at.services.env, ADVISORY_FEED_CA: from.address } }
  at.clock.now = new Date(started.getTime() + hourMs)
  const others: Promise<void>[] = []
  from.answer = (_request, response) => {
    if (others.length === 0) others.push(checkFeeds(services).then(() => void response.end(caFeedOf(names))))
  }
  await checkFeeds(services)
  await Promise.all(others)
  expect(from.asked).toHaveLength(1)
  expect(await statusOf()).toMatchObject({ state: 'current', isDemo: false })
  at.clock.now = started
})

test('only feeds with an address are checked, each by one process, and again when they are due', async () => {
  const started = at.clock.now
  await begin()
  from.asked.length = 0
  const services = { ...at.services, env: { ...at.services.env, ADVISORY_FEED_CA: from.address } }
  await checkFeeds(at.services)
  await checkFeeds(services)
  expect(from.asked).toHaveLength(0)
  at.clock.now = new Date(started.getTime() + 6 * hourMs)
  await Promise.all([checkFeeds(services), checkFeeds(services)])
  expect(from.asked).toHaveLength(1)
  from.say('', {}, 403)
  expectLog(/the stored advice stays.*"refused"/)
  at.clock.now = new Date(started.getTime() + 12 * hourMs)
  await checkFeeds(services)
  at.clock.now = new Date(started.getTime() + 13 * hourMs)
  await checkFeeds(services)
  expect(from.asked).toHaveLength(3)
  at.clock.now = started
})
