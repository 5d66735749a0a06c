import type { Services } from '#server/services/services.ts'
import type { Handle } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

/** A trip from Montréal to London and back, booked for an event; answers its record locator. */
export const bookForGroup = (
  { db, now }: Services,
  who: Handle,
  groupTravelId: string,
  { out, back, changed = {} }: { out: string; back: string; changed?: object },
): Promise<string> =>
  plantTrip(db, {
    who,
    bookedAt: now(),
    segments: [
      { from: places.YUL, to: places.LHR, departure: `${out}T20:00`, arrival: `${nextDay(out)}T07:40` },
      { from: places.LHR, to: places.YUL, departure: `${back}T15:05`, arrival: `${back}T17:20`, number: '865' },
    ],
    trip: { groupTravelId, ...changed },
  })

/** `2026-05-31` → `2026-06-01`. */
export const nextDay = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
