import { expect, test } from 'vitest'
import { companyOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const who: Handle = 'vip@aurora'
const owner = { companyId: companyOf(who), profileId: profileIdOf(who) }
const dayMs = 86_400_000

/** The calls about trips that hold old details, against the real server. */
export function outdatedFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('a trip that is booked before a change of the profile is listed until it is settled', async () => {
    const { actAs, clock, services } = backend()
    actAs(who)
    const day = new Date(+clock.now + 30 * dayMs).toISOString().slice(0, 10)
    const segment = { from: places.YUL, to: places.LHR, departure: `${day}T10:00`, arrival: `${day}T22:00` }
    const bookedAt = new Date(+clock.now - dayMs)
    const bookingId = await plantTrip(services.db, { who, bookedAt, segments: [segment] })
    const { middleName } = await api.profile.getProfile(owner, signal)
    const patch = [
      { op: 'test', path: '/middleName', value: middleName },
      { op: 'replace', path: '/middleName', value: `${middleName} Maria`.trim() },
    ] as const
    await api.profile.patchProfile({ ...owner, patch: [...patch] }, signal)
    const listed = async () =>
      (await api.outdatedTrips.getOutdatedTrips(owner, signal)).find((each) => each.bookingId === bookingId)
    expect(await listed()).toMatchObject({ destination: 'London', details: ['name'] })
    const { settledAt } = await api.outdatedTrips.putSettledDetails({ ...owner, bookingId }, signal)
    expect(settledAt).toBe(clock.now.toISOString())
    expect(await listed()).toBeUndefined()
  })
}
