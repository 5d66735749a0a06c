import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isAskedStatus } from '#contract/risk/askedStatus.ts'
import type { RollCallPreview } from '#contract/risk/rollCalls.ts'
import { tripStatuses, type TripStatus } from '#contract/trips/trips.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { advisor, rollCallDesk, rollCallsPath } from '#tests/support/risk/rollCallDesk.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(async () => {
  await desk.clear()
  await at.forgetMails()
})

const desk = rollCallDesk(() => at)
const traveler = 'traveller@boreal'
const preview = (choice: object) =>
  desk.read<RollCallPreview>(desk.send(advisor, `${rollCallsPath}/preview`, { kind: 'rollCall', ...choice }))

test('people who are left out of the found ones are neither in the preview nor asked', async () => {
  await desk.travels(traveler)
  await desk.travels('admin@boreal')
  const guest = await desk.travels(traveler, desk.guest('ada@visitor.example'))
  const unreachable = await desk.travels(traveler, desk.guest('no-one@no-address.invalid'))
  const choice = { query: { displayTripStatus: 'InProgress' as const } }
  expect(await preview(choice)).toMatchObject({ people: 4, guests: 2, unreachable: [{ bookingId: unreachable }] })

  const fewer = { ...choice, excluded: [guest, unreachable] }
  expect(await preview(fewer)).toMatchObject({ people: 2, guests: 0, unreachable: [] })
  const call = await desk.ask(fewer)
  expect(call.counts.people).toBe(2)
  expect((await desk.peopleOf(call)).map(({ bookingId }) => bookingId)).not.toContain(guest)
  const written = (await at.mails()).map(({ to }) => to?.[0]?.address)
  expect(new Set(written)).toEqual(new Set(['traveller@boreal.example', 'admin@boreal.example']))
})

/** Hours from now to the start and to the end of a trip. */
const hours: Record<TripStatus, [number, number]> = {
  InProgress: [-30, 40],
  Upcoming: [20, 90],
  Past: [-90, -20],
  Cancelled: [20, 90],
}

test.each(tripStatuses)(
  'of trips with the status %s the people are asked whom the page offers to ask',
  async (status) => {
    const { YUL, LHR } = places
    const [start, end] = hours[status].map((hour) => at.clock.now.getTime() + hour * 3_600_000)
    const local = (instant: number, { timeZone }: { timeZone: string }) => localTimeOf(instant, timeZone)
    const bookingId = await plantTrip(at.services.db, {
      who: traveler,
      bookedAt: at.clock.now,
      segments: [
        { from: YUL, to: LHR, departure: local(start!, YUL), arrival: local(start! + 7 * 3_600_000, LHR) },
        { from: LHR, to: YUL, departure: local(end! - 7 * 3_600_000, LHR), arrival: local(end!, YUL) },
      ],
      ...(status === 'Cancelled' && { trip: { status: 'cancelled' } }),
    })
    const asked = isAskedStatus(status)
    const counted = { people: asked ? 1 : 0, notAsked: asked ? 0 : 1 }
    expect(await preview({ bookingIds: [bookingId] })).toMatchObject(counted)
    const send = await desk.send(advisor, rollCallsPath, {
      kind: 'rollCall',
      about: 'Storm in London',
      bookingIds: [bookingId],
    })
    expect(send.status).toBe(asked ? 200 : 409)
  },
)

test('a person whose trip there waits for approval is asked, and marked as not certain', async () => {
  await desk.travels(traveler, { status: 'pending', approval: 'pendingApproval' })
  const people = await desk.peopleOf(await desk.ask())
  expect(people).toMatchObject([{ place: { city: 'London' }, isTripWaiting: true }])
})
