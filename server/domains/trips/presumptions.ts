import { and, eq, gt, inArray, isNotNull, isNull, lt, max, min, ne, or, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/client.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { slicesOf } from '#server/db/slices.ts'
import { presumedDays } from './presences.ts'

const { arrivesAt, leavesAt } = tripPresences
const tripsAtOnce = 200

/**
 * Writes until when the travelers of trips are presumed to be at a place from which no way on is booked: until they set
 * out to another city on another trip of theirs, and for `presumedDays` at most. To be called in the transaction that
 * writes, cancels or removes a trip, for all trips of its traveler (`tripsOfTravelers`).
 */
export async function recordPresumptions(tx: Database, tripIds: readonly string[]): Promise<void> {
  const until = sql`greatest(${leavesAt}, least(${lastPresumed}, (${nextDeparture(tx)})))`
  for (const ids of slicesOf(tripIds, tripsAtOnce)) {
    await tx
      .update(tripPresences)
      .set({ presumedUntil: until })
      .where(and(inArray(tripPresences.tripId, ids), eq(tripPresences.hasWayOn, false)))
    // Trips that stay as they are, as most of a long history do, are not written, and locked by no other booking.
    const last = sql`(${lastOfTrip(tx)})`
    await tx
      .update(trips)
      .set({ presumedUntil: last })
      .where(and(inArray(trips.id, ids), sql`${trips.presumedUntil} is distinct from ${last}`))
  }
}

/** The end of the presence of a trip that lasts beyond the trip. */
const lastOfTrip = (db: Database) =>
  db
    .select({ until: max(tripPresences.presumedUntil) })
    .from(tripPresences)
    .where(
      and(
        eq(tripPresences.tripId, trips.id),
        eq(tripPresences.hasWayOn, false),
        gt(tripPresences.presumedUntil, trips.endsAt),
      ),
    )

const lastPresumed = sql`${leavesAt} + ${presumedDays * 24}::int * interval '1 hour'`

const mine = alias(trips, 'mine')
const self = alias(profiles, 'self')
const other = alias(trips, 'other')
const onward = alias(tripPresences, 'onward')

/** These trips and all others of the same travelers. */
export async function tripsOfTravelers(tx: Database, tripIds: readonly string[]): Promise<string[]> {
  const all = new Set(tripIds)
  for (const ids of slicesOf(tripIds, tripsAtOnce)) {
    const found = await tx
      .selectDistinct({ id: other.id })
      .from(mine)
      .leftJoin(self, ownProfileCondition)
      .innerJoin(other, sameTravelerCondition)
      .where(inArray(mine.id, ids))
    for (const { id } of found) all.add(id)
  }
  return [...all]
}

/** When the traveler of a presence first sets out to another city on another trip that is not canceled. */
const nextDeparture = (db: Database) =>
  db
    .select({ at: min(onward.setsOutAt) })
    .from(mine)
    .leftJoin(self, ownProfileCondition)
    .innerJoin(other, sameTravelerCondition)
    .innerJoin(onward, eq(onward.tripId, other.id))
    .where(
      and(
        eq(mine.id, tripPresences.tripId),
        ne(other.id, mine.id),
        ne(other.status, 'cancelled'),
        gt(other.endsAt, arrivesAt),
        gt(onward.setsOutAt, arrivesAt),
        lt(onward.setsOutAt, lastPresumed),
        elsewhereCondition,
      ),
    )

const nameOf = (firstName: SQLWrapper, lastName: SQLWrapper) => folded(sql`concat(${firstName}, ' ', ${lastName})`)
const guestOf = ({ guest }: typeof mine | typeof other) => {
  const field = (name: string) => sql`(${guest} ->> ${sql.raw(`'${name}'`)})`
  return { email: field('email'), name: nameOf(field('firstName'), field('lastName')) }
}
const selfName = nameOf(self.firstName, self.lastName)

/** Condition: the profile of the traveler themselves, which a guest may have besides that of the booking. */
const ownProfileCondition = or(
  and(isNull(mine.guest), eq(self.id, mine.profileId)),
  and(
    isNotNull(mine.guest),
    eq(self.companyId, mine.companyId),
    sql`lower(${self.email}) = lower(${guestOf(mine).email})`,
    sql`${selfName} = ${guestOf(mine).name}`,
  ),
)

/**
 * Condition: a trip of the same person, as `personOf` has it: their own trips, and those on which they are the guest, by
 * address and name. Guests without an address are the same person on the bookings of one host only.
 */
const sameTravelerCondition = or(
  and(eq(other.profileId, self.id), isNull(other.guest)),
  and(
    eq(other.companyId, mine.companyId),
    sql`${guestOf(other).email} = coalesce(${guestOf(mine).email}, lower(${self.email}))`,
    sql`${guestOf(other).name} = case when ${mine.guest} is null then ${selfName} else ${guestOf(mine).name} end`,
    or(sql`${guestOf(other).email} <> ''`, eq(other.profileId, mine.profileId)),
  ),
)

/** Condition: the onward place is in another city. Places entered by hand may have no code: then names are compared. */
const elsewhereCondition = or(
  ne(onward.countryCode, tripPresences.countryCode),
  sql`case when ${onward.cityCode} <> '' and ${tripPresences.cityCode} <> ''
    then ${onward.cityCode} <> ${tripPresences.cityCode} else ${onward.city} <> ${tripPresences.city} end`,
)
