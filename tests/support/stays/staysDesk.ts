import { eq } from 'drizzle-orm'
import type { OtherStay } from '#contract/stays/stays.ts'
import { travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { companyOf, type Handle, openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { places, plantTrip } from '#tests/support/trips/plantTrip.ts'

export const me: Handle = 'traveller@aurora'
export const own = `/main${placeOf(me)}`
const paris = {
  code: 'CDG',
  name: 'Paris CDG',
  city: 'Paris',
  cityCode: 'PAR',
  countryCode: 'FR',
  timeZone: 'Europe/Paris',
}

/** The API with a traveler who has no trips and no passport, so that a test counts only its own days. */
export async function openStaysDesk() {
  const at = await openTestApi()
  const { db } = at.services
  await db
    .update(trips)
    .set({ status: 'cancelled' })
    .where(eq(trips.profileId, profileIdOf(me)))
  await db.delete(travelDocuments).where(eq(travelDocuments.profileId, profileIdOf(me)))
  const today = await homeDay({ companyId: companyOf(me), profileId: profileIdOf(me) }, at.services)
  const day = (days: number) => addDays(today, days)
  const post = (who: Handle, path: string, body: object) =>
    at.send(who, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  /** A trip to Paris from the day of arrival to the day of departure, in days from today. */
  const plantParis = (first: number, last: number) =>
    plantTrip(db, {
      who: me,
      bookedAt: at.clock.now,
      segments: [
        { from: places.YUL, to: paris, departure: `${day(first - 1)}T19:00`, arrival: `${day(first)}T08:00` },
        { from: paris, to: places.YUL, departure: `${day(last)}T12:00`, arrival: `${day(last)}T14:00` },
      ],
    })
  return { at, day, post, plantTrip: plantParis, close: () => at.close() }
}
export type StaysDesk = Awaited<ReturnType<typeof openStaysDesk>>

/** Declares days in countries, in days from today. */
export async function addOtherStays(
  { post, day }: StaysDesk,
  rows: readonly [country: string, first: number, last: number][],
): Promise<OtherStay[]> {
  const added: OtherStay[] = []
  for (const [country, first, last] of rows) {
    const answer = await post(me, `${own}/stays/other`, { country, from: day(first), until: day(last) })
    added.push((await answer.json()) as OtherStay)
  }
  return added
}
