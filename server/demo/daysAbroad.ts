import { and, asc, eq, gt, like, lt, ne, notLike } from 'drizzle-orm'
import { countsSince } from '#contract/stays/schengen.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { otherStays, stayPermits } from '#server/db/schema/profile/stays.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { calendarDate, daysFrom } from './data/days.ts'

/** Employees without a name on the sign-in page, whose profiles are numbered. */
const staffProfiles = 'p-aurora-0%'

/**
 * Inserts days abroad of two employees of the first company who travel to the Schengen area soon: the declared days of
 * one leave no room for the trip, and the other has a residence permit.
 */
export async function plantDaysAbroad(db: Database, now: Date): Promise<void> {
  const [first, second] = await readSchengenTravelers(db, now)
  if (first)
    await db.insert(otherStays).values({
      id: 'stay-aurora-long',
      companyId: 'aurora',
      profileId: first.profileId,
      country: first.country,
      fromDay: calendarDate(daysFrom(now, -91)),
      untilDay: calendarDate(daysFrom(now, -3)),
    })
  if (second)
    await db.insert(stayPermits).values({
      id: 'permit-aurora-residence',
      companyId: 'aurora',
      profileId: second.profileId,
      country: second.country,
      kind: 'residencePermit',
      validFrom: calendarDate(daysFrom(now, -400)),
      validUntil: calendarDate(daysFrom(now, 700)),
    })
}

/** Employees with a trip to a Schengen country within two months, and no passport or home of one; one row each. */
async function readSchengenTravelers(db: Database, now: Date) {
  const rows = await db
    .select({ profileId: trips.profileId, country: tripPresences.countryCode })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(
      and(
        eq(tripPresences.companyId, 'aurora'),
        like(trips.profileId, staffProfiles),
        notLike(profiles.cultureCode, '%-ES'),
        ne(trips.status, 'cancelled'),
        gt(tripPresences.arrivesAt, daysFrom(now, 4)),
        lt(tripPresences.arrivesAt, daysFrom(now, 60)),
      ),
    )
    .orderBy(asc(tripPresences.arrivesAt), asc(trips.id))
  const passports = await db
    .select({ profileId: travelDocuments.profileId, country: travelDocuments.issueCountry })
    .from(travelDocuments)
    .where(eq(travelDocuments.companyId, 'aurora'))
  const isExempt = (profileId: string) =>
    passports.some((document) => document.profileId === profileId && countsSince(document.country) !== undefined)
  const counted = rows.filter(({ profileId, country }) => countsSince(country) !== undefined && !isExempt(profileId))
  return [...new Map(counted.toReversed().map((row) => [row.profileId, row])).values()].toReversed()
}
