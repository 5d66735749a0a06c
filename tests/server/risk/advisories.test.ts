import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  riskFeedsSchema,
  advisedCountriesSchema,
  advisoryListSchema,
  tripAdvisoriesSchema,
} from '#contract/risk/advisories.ts'
import { hourMs } from '#contract/time/durations.ts'
import { itineraryReportSchema } from '#contract/reports/itineraryReport.ts'
import { tripStatuses } from '#contract/trips/trips.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { advisories, advisoryChanges, advisoryFeeds, riskViews } from '#server/db/schema/risk/risk.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, placeOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const traveler = 'traveller@aurora'
const advice = `/main${placeOf(traveler)}/advisories`
const listed = async (query = '') => advisoryListSchema.parse(await at.get(traveler, `${advice}?${query}`))

/** The record locator of the traveler's next trip to Colombia. */
async function tripToColombia(): Promise<string> {
  const [found] = await at.services.db
    .select({ bookingId: trips.bookingId })
    .from(trips)
    .innerJoin(tripPresences, eq(tripPresences.tripId, trips.id))
    .where(and(eq(tripPresences.countryCode, 'CO'), eq(trips.profileId, 'p-aurora-traveller')))
    .limit(1)
  return found!.bookingId
}

test('the list has ten rows a page, keeps the rows of a country together, and begins with the strictest', async () => {
  const first = await listed()
  expect(first.responseData).toHaveLength(10)
  expect(first.totalItemCount).toBe(120)
  expect(first.responseData.slice(0, 3).map(({ sourceCountry }) => sourceCountry)).toEqual(['CA', 'US', 'GB'])
  expect(new Set(first.responseData.slice(0, 3).map(({ targetCountry }) => targetCountry)).size).toBe(1)
  expect(first.responseData[0]!.warningLevel).toBe(3)
  const last = await listed('PageNumber=12')
  expect(last.responseData.at(-1)?.warningLevel).toBe(1)
  expect((await listed('PageNumber=13')).responseData).toEqual([])
  expect((await listed('PageSize=30')).responseData).toHaveLength(30)
})

test('a page by country has ten countries, each with the rows of all governments', async () => {
  const { responseData, totalItemCount } = await listed('GroupBy=country')
  expect(totalItemCount).toBe(40)
  expect(responseData).toHaveLength(30)
  const byCountry = Map.groupBy(responseData, ({ targetCountry }) => targetCountry)
  expect(byCountry.size).toBe(10)
  for (const rows of byCountry.values())
    expect(rows.map(({ sourceCountry }) => sourceCountry)).toEqual(['CA', 'US', 'GB'])
  const byRow = await listed('PageSize=30')
  expect(responseData).toEqual(byRow.responseData)
  const last = await listed('GroupBy=country&PageNumber=4')
  expect(last.responseData.at(-1)).toEqual((await listed('PageNumber=12')).responseData.at(-1))
  expect((await listed('GroupBy=country&PageNumber=5')).responseData).toEqual([])
  expect(await listed('GroupBy=country&CountryCode=CO')).toMatchObject({ totalItemCount: 1 })
})

test('the advice about a country has the words of each government, its region, evidence and changes', async () => {
  const { responseData, changes, totalItemCount } = await listed('CountryCode=CO&cultureCode=fr-ca')
  expect(totalItemCount).toBe(3)
  expect(responseData[0]).toMatchObject({
    countryName: 'Colombie',
    sourceCountry: 'CA',
    warningLevel: 1,
    regionalLevel: 3,
    evidence: [{ field: 'advisory-state', value: '1' }],
    isDemo: true,
  })
  expect(responseData[0]!.warningText).toContain('Faire preuve d’une grande prudence')
  expect(responseData[0]!.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'item', 'paragraph'])
  expect(changes.map(({ sourceCountry }) => sourceCountry)).toEqual(['US', 'CA'])
  expect(changes[0]).toMatchObject({ before: { warningLevel: 0 }, after: { warningLevel: 1, regionalLevel: 3 } })
})

test('words that a government has in English only are answered in English, and say so', async () => {
  const { db } = at.services
  const [kept] = await db.select().from(advisories).where(eq(advisories.id, 'adv-ke-gb'))
  const blocks = { en: [{ kind: 'paragraph' as const, text: 'Read this.' }] }
  const set = { warningText: { en: 'Take care' }, blocks }
  await db.update(advisories).set(set).where(eq(advisories.id, 'adv-ke-gb'))
  const { responseData } = await listed('CountryCode=KE&cultureCode=es-mx')
  expect(responseData[2]).toMatchObject({ warningText: 'Take care', language: 'en', blocks: blocks.en })
  expect(responseData[1]!.language).toBeUndefined()
  await db.update(advisories).set(kept!).where(eq(advisories.id, 'adv-ke-gb'))
})

test('a change of words that a government has in English only says so too', async () => {
  const { db } = at.services
  const [kept] = await db.select().from(advisoryChanges).where(eq(advisoryChanges.id, 'adv-change-ke-gb'))
  const after = { ...kept!.after!, warningText: { en: 'Take care' } }
  await db.update(advisoryChanges).set({ after }).where(eq(advisoryChanges.id, 'adv-change-ke-gb'))
  const [change] = (await listed('CountryCode=KE&cultureCode=es-mx')).changes
  expect(change!.after).toMatchObject({ warningText: 'Take care', language: 'en' })
  expect(change!.before!.language).toBeUndefined()
  await db.update(advisoryChanges).set(kept!).where(eq(advisoryChanges.id, 'adv-change-ke-gb'))
})

test('a country without advice has no rows, and every query that §7 does not have is refused', async () => {
  expect(await listed('CountryCode=NO')).toMatchObject({ responseData: [], totalItemCount: 0, changes: [] })
  for (const query of ['CountryCode=Norway', 'PageNumber=0', 'PageSize=x', 'GroupBy=name', 'cultureCode=xx', 'other=1'])
    expect((await at.send(traveler, `${advice}?${query}`)).status, query).toBe(400)
})

test('advised countries are in the order of their names, with the strictest level and the own trips', async () => {
  const path = `${advice}/advised-countries?cultureCode=es-mx`
  const countries = advisedCountriesSchema.parse(await at.get(traveler, path))
  expect(countries).toHaveLength(40)
  const names = countries.map(({ countryName }) => countryName)
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
  const colombia = countries.find(({ countryCode }) => countryCode === 'CO')
  expect(colombia).toEqual({ countryName: 'Colombia', countryCode: 'CO', warningLevel: 3, myTrips: 1 })
  expect(countries.find(({ countryCode }) => countryCode === 'MX')?.myTrips).toBe(0)
})

test('the states of the governments show stale advice, and the message code says so', async () => {
  const { sources, messageCode } = await listed()
  expect(sources.map(({ sourceCountry, state }) => [sourceCountry, state])).toEqual([
    ['CA', 'current'],
    ['US', 'current'],
    ['GB', 'stale'],
  ])
  expect(messageCode).toBe('adviceNotCurrent')
  const [kept] = await at.services.db.select().from(advisoryFeeds).where(eq(advisoryFeeds.sourceCountry, 'GB'))
  const hourAgo = new Date(at.clock.now.getTime() - hourMs)
  await at.services.db.update(advisoryFeeds).set({ succeededAt: hourAgo }).where(eq(advisoryFeeds.sourceCountry, 'GB'))
  expect((await listed()).messageCode).toBe('')
  await at.services.db.delete(advisoryFeeds).where(eq(advisoryFeeds.sourceCountry, 'GB'))
  const unread = await listed()
  expect(unread.messageCode).toBe('adviceNotCurrent')
  expect(unread.sources[2]).toEqual({ sourceCountry: 'GB', state: 'notChecked', readAt: null, isDemo: false })
  await at.services.db.insert(advisoryFeeds).values(kept!)
})

test('the advice about a trip has its countries and the changes since it was booked', async () => {
  const path = `${advice}/trips/${await tripToColombia()}`
  const answer = tripAdvisoriesSchema.parse(await at.get(traveler, path))
  expect(answer.countries).toEqual([{ countryCode: 'CO', countryName: 'Colombia' }])
  expect(answer.responseData.map(({ sourceCountry }) => sourceCountry)).toEqual(['CA', 'US', 'GB'])
  expect(answer.changes).toHaveLength(2)
  expect(answer.changes.every(({ changedAt }) => changedAt > answer.bookedAt!)).toBe(true)
})

const advisor = 'risk@aurora'
/** The advice about a trip by the address that the page of a found trip asks: it names nobody but the reader. */
const found = (bookingId: string, who: Handle = advisor) =>
  at.send(who, `/main${placeOf(who)}/advisories/trips/${bookingId}`)

test.each(tripStatuses)('a risk advisor reads the advice about every trip that is found: %s', async (status) => {
  const path = `/company/companies/aurora/itineraryreport/search?tripStatuses=${status}&displayTripStatus=${status}`
  const { itineraryReports } = itineraryReportSchema.parse(await at.get(advisor, path))
  expect(itineraryReports.length).toBeGreaterThan(0)
  for (const { bookingId, advisory } of itineraryReports) {
    const { countries } = tripAdvisoriesSchema.parse(await (await found(bookingId)).json())
    if (advisory) expect(countries.map(({ countryCode }) => countryCode)).toContain(advisory.countryCode)
  }
})

test('a view by a risk advisor of a trip of another person is recorded, and no other view', async () => {
  const { db } = at.services
  await db.delete(riskViews)
  const bookingId = await tripToColombia()
  await at.get(traveler, `${advice}/trips/${bookingId}`)
  await at.get('admin@aurora', `${advice}/trips/${bookingId}`)
  const [own] = await db.select().from(trips).where(eq(trips.profileId, 'p-aurora-everything'))
  expect((await found(own!.bookingId, 'everything@aurora')).status).toBe(200)
  expect((await found('NOSUCH')).status).toBe(404)
  expect(await db.$count(riskViews)).toBe(0)
  expect((await found(bookingId)).status).toBe(200)
  expect(await db.select().from(riskViews)).toMatchObject([
    { companyId: 'aurora', viewerProfileId: 'p-aurora-risk', kind: 'tripAdvice', subject: bookingId, at: at.clock.now },
  ])
})

test.each<[Handle, string, number]>([
  ['finance@aurora', 'finance@aurora', 404],
  ['admin@aurora', 'admin@aurora', 404],
  ['arranger@aurora', 'arranger@aurora', 404],
  ['organiser@aurora', 'organiser@aurora', 404],
  ['guest@aurora', 'guest@aurora', 404],
  ['risk@boreal', 'risk@boreal', 404],
  ['risk@boreal', 'risk@aurora', 404],
  ['finance@aurora', 'risk@aurora', 403],
  // The role opens trips under the reader's own profile only.
  ['risk@aurora', 'finance@aurora', 403],
  ['risk@aurora', 'traveller@aurora', 403],
])('%s does not read the advice about a trip of the traveler under the profile of %s', async (who, place, status) => {
  const path = `/main${placeOf(place as Handle)}/advisories/trips/${await tripToColombia()}`
  expect((await at.send(who, path)).status).toBe(status)
})

test('the advice about a found trip names neither the traveler nor the trip', async () => {
  const bookingId = await tripToColombia()
  const answer = tripAdvisoriesSchema.parse(await (await found(bookingId)).json())
  expect(answer.responseData).toHaveLength(3)
  expect(Object.keys(answer).toSorted()).toEqual(
    'alerts bookedAt changes countries messageCode responseData sources totalItemCount'.split(' '),
  )
  expect(answer.alerts?.every((alert) => alert.trips.length === 0 && alert.travellers === undefined)).toBe(true)
})

test('the state of the feeds is for administrators and risk advisors', async () => {
  const path = '/company/companies/aurora/risk/feeds'
  const { advice: feeds } = riskFeedsSchema.parse(await at.get('risk@aurora', path))
  expect(feeds.map(({ sourceCountry }) => sourceCountry)).toEqual(['CA', 'US', 'GB'])
  expect(feeds[0]).toMatchObject({ state: 'current', isConfigured: false, failureCode: null, places: 40, isDemo: true })
  expect((await at.send(traveler, path)).status).toBe(403)
})
