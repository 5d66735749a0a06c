import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Trip, TripPage } from '#contract/trips/trips.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { guestDesk } from '#tests/support/guests/guestDesk.ts'
import { openTool, reviewFields, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'

// §2 guests: guests do not see the cost center of their trips.

const desk = await guestDesk()
const guest = 'guest@aurora'
const own = '/main/companies/aurora/profiles/p-aurora-guest'
let visitor: ToolVisitor
beforeAll(async () => {
  const { db } = desk.services
  const everything = { isAllowedSelf: true, isAllowedTransient: true }
  await db.update(travelPolicies).set(everything).where(eq(travelPolicies.companyId, 'aurora'))
  visitor = await openTool(desk.services).visitorOf('p-aurora-guest')
})

const search = () => ({
  transport: 'flight',
  trip: 'return',
  from: 'YYZ',
  to: 'YUL',
  depart: desk.day(30),
  until: desk.day(33),
})
const textOf = async (address: string) => (await visitor.get(address)).text()

test('the review, the booking and the trip answers show a guest no cost center', async () => {
  const fields = await reviewFields(visitor, search())
  const chosen = { ...search(), out: fields['out']!, back: fields['back']! }
  const review = await textOf(`/booking-tool/confirm?${new URLSearchParams(chosen)}`)
  expect(review).toContain('Payment')
  expect(review).not.toMatch(/cost cent(er|re)/i)
  const confirmed = await visitor.post('/booking-tool/confirm', fields)
  expect(confirmed.status).toBe(303)
  const trip = (await desk.get<Trip[]>(guest, `${own}/trips`)).find(({ origin }) => origin === 'Toronto')
  const { bookingId } = trip!
  expect(await textOf(`/booking-tool/bookings/${bookingId}`)).not.toMatch(/cost cent(er|re)/i)
  const one = await desk.get<Trip>(guest, `${own}/trips/${bookingId}`)
  const paged = await desk.get<TripPage>(guest, `${own}/trips/paginated?pageNumber=1&pageSize=10`)
  const latest = await desk.get<Trip[]>(guest, `${own}/itineraries/latest`)
  for (const answer of [trip, one, paged, latest]) expect(JSON.stringify(answer)).not.toContain('costCenter')
  expect(one.total).toBeDefined()
})

test("administrators still see the cost center of a guest's trips", async () => {
  const [row] = await desk.services.db.select().from(employees).where(eq(employees.id, 'e-aurora-guest'))
  expect(row!.costCenterId).not.toBeNull()
  const theirs = await desk.get<Trip[]>(
    'admin@aurora',
    '/company/admin/companies/aurora/employees/e-aurora-guest/trips',
  )
  expect(theirs.find(({ source }) => source === 'bookingTool')).toHaveProperty('costCenter')
})
