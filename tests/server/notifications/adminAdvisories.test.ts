import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openTestApi, placeOf, type Handle } from '#tests/support/http/api.ts'
import { stayPlanter } from '#tests/support/risk/plantStays.ts'
import { places } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let plan: ReturnType<typeof stayPlanter>
const ofBoreal = eq(companies.id, 'boreal')
const switchTo = async (protect: boolean) => {
  const [company] = await at.services.db.select().from(companies).where(ofBoreal)
  const employeeFeatures = { ...company!.employeeFeatures, protect }
  await at.services.db.update(companies).set({ employeeFeatures }).where(ofBoreal)
}
beforeAll(async () => {
  at = await openTestApi()
  plan = stayPlanter(at)
  await at.services.db.delete(advisories)
  await at.services.db.insert(advisories).values({
    id: 'adv-test',
    targetCountry: 'GB',
    sourceCountry: 'CA',
    warningLevel: 1,
    warningText: { en: 'Take care' },
    sourceUrl: 'https://advice.example/gb',
    issuedAt: at.clock.now,
  })
})
afterAll(() => at.close())
beforeEach(async () => {
  await switchTo(true)
  await at.services.db.update(trips).set({ status: 'cancelled' }).where(eq(trips.companyId, 'boreal'))
})

const { YUL, LHR, AKL } = places
const advisor = 'risk@boreal'
const noteFor = async (who: Handle) =>
  (await at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`)).find(
    ({ type }) => type === 'tripadvisoryadmin',
  )
/** In Auckland now, and in London in a number of hours. */
const onTo = (who: Handle, hours: number) => {
  const { leg, plant } = plan
  return plant(who, [
    leg(YUL, AKL, [-40, -20]),
    leg(AKL, LHR, [hours, hours + 24]),
    leg(LHR, YUL, [hours + 60, hours + 68]),
  ])
}

test('the number of people under advice is that of the search which the notification leads to', async () => {
  const soon = await onTo('traveller@boreal', 5 * 24)
  await onTo('finance@boreal', 60 * 24)
  const guest = { firstName: 'Ann', lastName: 'Lee', email: 'ann@guest.example' }
  const first = await plan.there('admin@boreal', LHR, [-20, 20], { guest })
  const again = await plan.there('arranger@boreal', LHR, [-10, 30], { guest: { ...guest, language: 'fr' } })
  const note = await noteFor(advisor)
  expect(note?.title).toBe('2 people are on trips to a country under a travel advisory')
  const query = new URLSearchParams(note!.actionRoute.query)
  const search = `/company/companies/boreal/itineraryreport/search?${query}`
  const { itineraryReports } = await at.get<ItineraryReport>(advisor, search)
  expect(itineraryReports.map(({ bookingId }) => bookingId).toSorted()).toEqual([soon, first, again].toSorted())
})

test('a risk advisor of a company without the pages of protection is not led to them', async () => {
  await plan.there('traveller@boreal', LHR, [-20, 20])
  await switchTo(false)
  expect(await noteFor(advisor)).toBeUndefined()
  expect((await noteFor('admin@boreal'))?.actionRoute).toEqual({
    name: 'employees',
    query: { attention: 'advisories' },
  })
})
