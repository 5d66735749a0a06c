import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { RiskNews } from '#contract/risk/riskNews.ts'
import { type RollCall, rollCallLimits, type RollCallPreview } from '#contract/risk/rollCalls.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { riskViews } from '#server/db/schema/risk/risk.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { plantAlert } from '#tests/support/risk/plantAlert.ts'
import { stayPlanter } from '#tests/support/risk/plantStays.ts'
import { places } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let concerned: string
beforeAll(async () => {
  at = await openTestApi()
  const { db } = at.services
  await db.delete(alerts)
  await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
  const { there } = stayPlanter(at)
  concerned = await there('traveller@boreal', places.LHR, [-20, 30])
  await there('admin@boreal', places.AKL, [-20, 30])
  await plantAlert(db, 'flood', at.clock.now, { severity: 3 })
  await plantAlert(db, 'strike', at.clock.now, { severity: 3, isAnnouncement: true })
})
afterAll(() => at.close())

const me = 'risk@boreal'
const company = '/company/companies/boreal'
const ask = (query: string) => at.get<ItineraryReport>(me, `${company}/itineraryreport/search?${query}`)
const found = async (query: string) => (await ask(query)).itineraryReports.map(({ bookingId }) => bookingId)

test('a search by an alert finds the travelers whom it concerns, and says so', async () => {
  expect(await found('alertId=flood')).toEqual([concerned])
  expect(await found('searchByTravelBreakingNews=true')).toEqual([concerned])
  expect(await found('alertId=unknown')).toEqual([])
  const [row] = (await ask('alertId=flood')).itineraryReports
  expect(row?.reasons).toEqual([{ kind: 'alert', name: 'Flood flood', level: 3 }])
  const announced = Object.fromEntries(row?.alerts.map(({ id, isAnnouncement }) => [id, isAnnouncement]) ?? [])
  expect(announced).toEqual({ flood: false, strike: true })
})

test('an alert and a country must be met by the same stay', async () => {
  expect(await found('alertId=flood&countryCode=GB')).toEqual([concerned])
  expect(await found('alertId=flood&countryCode=NZ')).toEqual([])
})

test('a place is as severe as the alerts about the people there', async () => {
  const severities = (await ask('')).places?.map(({ city, alertSeverity }) => [city, alertSeverity])
  expect(severities).toEqual(
    expect.arrayContaining([
      ['London', 3],
      ['Auckland', 0],
    ]),
  )
})

test('a roll call by an alert asks as many people as the search finds', async () => {
  const preview = async (query: object) => {
    const body = JSON.stringify({ kind: 'rollCall', query })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await at.send(me, `${company}/roll-calls/preview`, { method: 'POST', body, headers })
    return ((await answer.json()) as RollCallPreview).people
  }
  expect(await preview({ alertId: 'flood' })).toBe(1)
  expect(await preview({ searchByTravelBreakingNews: 'true' })).toBe(1)
  expect(await preview({})).toBe(2)
})

test('a roll call keeps the alert that it is about, and leaves out one that is not stored', async () => {
  const alertOf = async (alertId: string) => {
    // Nobody is written to twice within the pause.
    at.clock.now = new Date(+at.clock.now + rollCallLimits.pauseMinutes * 60_000)
    const body = JSON.stringify({ kind: 'rollCall', about: 'Flood', query: { alertId: 'flood' }, force: true, alertId })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await at.send(me, `${company}/roll-calls`, { method: 'POST', body, headers })
    return ((await answer.json()) as RollCall).alertId
  }
  expect([await alertOf('flood'), await alertOf('made-up')]).toEqual(['flood', null])
})

test('the news of a risk advisor have the new alerts with the number of people, and not the old ones', async () => {
  const news = await at.get<RiskNews>(me, `${company}/risk/news`)
  const found = Object.fromEntries(news.alerts.map(({ id, travellers }) => [id, travellers]))
  expect(found).toEqual({ flood: 1, strike: 1 })
  expect(news.arrived).toBe(2)
  const old = new Date(at.clock.now.getTime() - 50 * 3_600_000)
  await at.services.db.update(alerts).set({ receivedAt: old }).where(eq(alerts.id, 'strike'))
  // An alert that the provider sent long ago is new where its feed was down until now.
  await at.services.db.update(alerts).set({ sentAt: old }).where(eq(alerts.id, 'flood'))
  expect((await at.get<RiskNews>(me, `${company}/risk/news`)).alerts.map(({ id }) => id)).toEqual(['flood'])
})

test('each search and card is recorded as a view, its pages as one, without a name that was searched', async () => {
  const { db } = at.services
  await db.delete(riskViews)
  for (const page of [1, 2, 1]) await ask(`countryCode=GB&term=lefebvre&pageNumber=${page}`)
  await at.get(me, `${company}/itineraryreport/contacts/${concerned}`)
  const views = await db.select({ kind: riskViews.kind, subject: riskViews.subject }).from(riskViews)
  expect(views).toEqual([
    { kind: 'search', subject: expect.stringMatching(/countryCode=GB/) },
    { kind: 'contactCard', subject: concerned },
  ])
  expect(views[0]?.subject).not.toContain('lefebvre')
})
