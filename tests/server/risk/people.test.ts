import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Alert } from '#contract/risk/alerts.ts'
import type { RiskNews } from '#contract/risk/riskNews.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { advisoryChanges } from '#server/db/schema/risk/risk.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { travelersOfTrips } from '#server/domains/risk/asked/travelersOfTrips.ts'
import { openTestApi, placeOf } from '#tests/support/http/api.ts'
import { plantAlert } from '#tests/support/risk/plantAlert.ts'
import { stayPlanter } from '#tests/support/risk/plantStays.ts'
import { places } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  await at.services.db.delete(alerts)
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
})
afterAll(() => at.close())

const advisor = 'risk@boreal'

test('a person is one however they travel: on an own trip, as a guest, or with mails in another language', async () => {
  const { db } = at.services
  const { there } = stayPlanter(at)
  const [self, other] = [
    { firstName: 'Anouk', lastName: 'Lefebvre', email: 'traveller@boreal.example' },
    { firstName: 'Ann', lastName: 'Lee', email: 'ann@guest.example' },
  ]
  await there('traveller@boreal', places.LHR, [-20, 20])
  await there('admin@boreal', places.LHR, [-10, 30], { guest: self })
  await there('admin@boreal', places.LHR, [-20, 20], { guest: other })
  await there('finance@boreal', places.LHR, [-10, 30], { guest: { ...other, language: 'es' } })
  await plantAlert(db, 'flood', at.clock.now)
  const after = { warningLevel: 1, regionalLevel: 0, warningText: { en: 'Take care' } }
  const change = { targetCountry: 'GB', sourceCountry: 'CA', changedAt: at.clock.now, after }
  await db.insert(advisoryChanges).values({ id: 'change-test', ...change })
  const news = await at.get<RiskNews>(advisor, '/company/companies/boreal/risk/news')
  expect(news.arrived).toBe(2)
  expect(news.alerts.map(({ travellers }) => travellers)).toEqual([2])
  expect(news.changes.filter(({ targetCountry }) => targetCountry === 'GB')).toMatchObject([{ travellers: 2 }])
  const list = await at.get<Alert[]>(advisor, `/main${placeOf(advisor)}/alerts/garda`)
  expect(list.map(({ travellers }) => travellers)).toEqual([2])
})

test('the travelers of more trips than a statement has parameters are read, each trip once', async () => {
  const { db } = at.services
  const [trip] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.companyId, 'boreal'), eq(trips.status, 'confirmed')))
    .limit(1)
  const ids = [trip!.id, ...Array.from({ length: 70_000 }, (_, number) => `trip-${number}`), trip!.id]
  const found = await travelersOfTrips(db, 'boreal', ids)
  expect([...found.keys()]).toEqual([trip!.id])
  expect((await travelersOfTrips(db, 'aurora', ids)).size).toBe(0)
})
