import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tripAdvisoriesSchema } from '#contract/risk/advisories.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { openTestApi, placeOf, type Handle } from '#tests/support/http/api.ts'
import { principals, target } from '#tests/support/http/principals.ts'
import { plantAlert } from '#tests/support/risk/plantAlert.ts'
import { stayPlanter } from '#tests/support/risk/plantStays.ts'
import { places } from '#tests/support/trips/plantTrip.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let [toLondon, toAuckland] = ['', '']
beforeAll(async () => {
  at = await openTestApi()
  const { db } = at.services
  await db.delete(alerts)
  const { there } = stayPlanter(at)
  toLondon = await there(target, places.LHR, [-20, 30])
  toAuckland = await there(target, places.AKL, [100, 130])
  await plantAlert(db, 'flood', at.clock.now, { severity: 3 })
  await plantAlert(db, 'storm', at.clock.now, { severity: 2 })
})
afterAll(() => at.close())

const { self: traveler, approvedArranger, admin, risk } = principals

async function alertsFor(who: Handle, bookingId: string) {
  // A risk advisor asks under their own profile.
  const place = placeOf(who === risk ? risk : target)
  const answer = await at.get(who, `/main${place}/advisories/trips/${bookingId}`)
  return tripAdvisoriesSchema.parse(answer).alerts
}
test.each([traveler, approvedArranger, admin, risk])(
  '%s, who may read a trip, reads the alerts about it, the most severe first',
  async (who) => {
    expect((await alertsFor(who, toLondon))?.map(({ id }) => id)).toEqual(['flood', 'storm'])
    expect(await alertsFor(who, toAuckland)).toEqual([])
  },
)

test('an alert names the trip to the person only, and nobody gets a number of travelers', async () => {
  expect((await alertsFor(traveler, toLondon))?.[0]).toMatchObject({ trips: [toLondon] })
  for (const who of [approvedArranger, admin, risk]) {
    const [alert] = (await alertsFor(who, toLondon)) ?? []
    expect(alert).toMatchObject({ id: 'flood', trips: [] })
    expect(alert?.travellers).toBeUndefined()
  }
})

test('without the pages of protection only the person reads them', async () => {
  const { db } = at.services
  const ofCompany = eq(companies.id, 'aurora')
  const [company] = await db.select().from(companies).where(ofCompany)
  const employeeFeatures = { ...company!.employeeFeatures, protect: false }
  await db.update(companies).set({ employeeFeatures }).where(ofCompany)
  expect(await alertsFor(traveler, toLondon)).toHaveLength(2)
  for (const who of [approvedArranger, admin]) expect(await alertsFor(who, toLondon)).toBeUndefined()
  await db.update(companies).set({ employeeFeatures: company!.employeeFeatures }).where(ofCompany)
})
