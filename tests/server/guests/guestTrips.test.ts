import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { runGuestJobs } from '#server/domains/guests/guestJobs/runGuestJobs.ts'
import { guestDesk } from '#tests/support/guests/guestDesk.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'
import { plantWaitingTrip } from '#tests/support/trips/waitingTrip.ts'

// §2 guests: the trips that others booked for them stay theirs.

const desk = await guestDesk()

/** A trip to London booked by another person, with the guest's address. */
const bookingFor = (email: string) => ({
  who: 'guestbooker@aurora' as const,
  bookedAt: desk.clock.now,
  segments: [
    { from: places.YUL, to: places.LHR, departure: `${desk.day(10)}T20:00`, arrival: `${desk.day(11)}T07:00` },
  ],
  trip: { guest: { firstName: 'Ada', lastName: 'Quill', email } },
})
const bookFor = (email: string) => plantTrip(desk.services.db, bookingFor(email))
const remove = async (employeeId: string) => desk.refusal(await desk.send('DELETE', `${desk.list}/${employeeId}`))
const allTrips = async () => JSON.stringify(await desk.services.db.select().from(trips))

test("a guest's trip that waits for approval is marked, without saying who decides", async () => {
  const guest = await desk.add()
  const heldUntil = new Date(desk.clock.now.getTime() + 86_400_000)
  await plantWaitingTrip(desk.services.db, { ...bookingFor(guest.email!), decider: 'finance@aurora', heldUntil })
  const { trip } = await desk.detail(guest.employeeId)
  expect(trip?.approval).toEqual({ status: 'pendingApproval', isChange: false })
})

test("a trip on another person's booking keeps a guest from being removed", async () => {
  const guest = await desk.add()
  await bookFor(guest.email!)
  expect(await desk.detail(guest.employeeId)).toMatchObject({ trip: { destination: 'London' }, isRemovable: false })
  expect(await remove(guest.employeeId)).toEqual([409, 'guestHasTrips'])
})

test.each<[what: string, before: boolean, after: string]>([
  ['another address', true, 'ada@moved.example'],
  ['an address at last', false, 'ada@first.example'],
  ['no address any more', true, ''],
])(
  'with %s, the trip that was booked for a guest stays theirs, and leaves no trace in the end',
  async (_, had, email) => {
    const guest = await desk.add({ hasAccess: false, ...(!had && { email: '' }) })
    const stored = async () => {
      const [profile] = await desk.services.db.select().from(profiles).where(eq(profiles.employeeId, guest.employeeId))
      return profile!.email
    }
    const before = await stored()
    const locator = await bookFor(before)
    const change = desk.changed(guest, { email, hasAccess: false })
    const after = await desk.answered(await desk.send('PUT', `${desk.list}/${guest.employeeId}`, change))
    expect(after).toMatchObject({ trip: { destination: 'London' }, isRemovable: false, email: email || null })
    expect(await remove(guest.employeeId)).toEqual([409, 'guestHasTrips'])
    const [trip] = await desk.services.db.select().from(trips).where(eq(trips.bookingId, locator))
    expect(trip!.guest).toEqual({ firstName: 'Ada', lastName: 'Quill', email: await stored() })
    const began = desk.clock.now
    desk.clock.now = new Date(began.getTime() + 70 * 86_400_000)
    await runGuestJobs(desk.services)
    desk.clock.now = began
    const [cleared] = await desk.services.db.select().from(trips).where(eq(trips.bookingId, locator))
    expect(JSON.stringify(cleared)).not.toContain('Quill')
    if (email) expect(await allTrips()).not.toContain(email)
    if (had) expect(await allTrips()).not.toContain(before)
  },
)
