import { and, asc, eq, gte, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { GroupAnswer, GroupStatus, GroupTravel, GroupTravelerStatus } from '#contract/events/groupTravels.ts'
import type { TripStatus } from '#contract/trips/trips.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { writeAnswer, type GroupTravelerRow } from '#server/domains/events/answer.ts'
import { groupTripsCondition } from '#server/domains/events/counts.ts'
import { presentOrganizer, presentPlace } from '#server/domains/events/present.ts'
import { cityNames, readGroups, lockGroup } from '#server/domains/events/readGroups.ts'
import { groupStatusAt } from '#server/domains/events/status.ts'
import { tripOrder, tripStatusOf, type TripRow } from '#server/domains/trips/status.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { EventContext } from '#server/domains/events/findGroup.ts'

type Traveler = Pick<Caller, 'profileId' | 'companyId'>

interface OwnQuery {
  groupTravelStatus?: GroupStatus[] | undefined
  groupTravelerStatus?: GroupTravelerStatus[] | undefined
  fromDate?: string | undefined
}

/**
 * Lists the events an employee of the caller's company is invited to, the next one first, each with their trips for it
 * (§3, §7). An arranger gets only accepted events, because only the traveler answers invitations.
 */
export async function groupsOf(
  employeeId: string,
  { groupTravelStatus, groupTravelerStatus, fromDate }: OwnQuery,
  context: EventContext,
): Promise<GroupTravel[]> {
  const { caller, services } = context
  const status = groupStatusAt(services.now())
  const [traveler] = await services.db
    .select({ profileId: profiles.id, companyId: profiles.companyId })
    .from(profiles)
    .where(and(eq(profiles.employeeId, employeeId), eq(profiles.companyId, caller.companyId)))
  if (!traveler) throw notFound()
  const isOwn = traveler.profileId === caller.profileId
  return readOwn(
    services.db,
    { ...context, traveler },
    {
      row: and(
        groupTravelerStatus && inArray(groupTravelers.status, groupTravelerStatus),
        isOwn ? undefined : eq(groupTravelers.status, 'accepted'),
      ),
      group: and(
        groupTravelStatus && inArray(status, groupTravelStatus),
        fromDate ? gte(groupTravels.endDate, fromDate) : undefined,
        eq(groupTravels.companyId, caller.companyId),
      ),
    },
  )
}

/** Stores the answer of the signed-in person. @throws 404 when they are not invited, otherwise as `writeAnswer` */
export async function answerOwnInvitation(
  shareableId: string,
  answer: GroupAnswer,
  context: EventContext,
): Promise<GroupTravel> {
  const { caller, services } = context
  const at = services.now()
  return services.db.transaction(async (tx) => {
    if (!(await companyHas(tx, caller.companyId, 'groupEvents'))) throw notFound()
    const where = and(eq(groupTravels.shareableId, shareableId), eq(groupTravels.companyId, caller.companyId))
    const [named] = await tx.select({ id: groupTravels.id }).from(groupTravels).where(where)
    if (!named) throw notFound()
    await lockGroup(tx, named.id, caller)
    const [read] = await readGroups(tx, { where }, at)
    const [row] = await invitationsOf(tx, caller, eq(groupTravelers.groupTravelId, named.id))
    if (!read || !row) throw notFound()
    await writeAnswer(tx, { read, row }, answer, at)
    const [answered] = await readOwn(tx, { ...context, traveler: caller }, { group: where })
    return answered!
  })
}

/** The invitations of a profile. */
const invitationsOf = (db: Database, { profileId }: Traveler, which?: SQL): Promise<GroupTravelerRow[]> =>
  db
    .select()
    .from(groupTravelers)
    .where(and(eq(groupTravelers.profileId, profileId), isNotNull(groupTravelers.invitedAt), which))

async function readOwn(
  db: Database,
  { traveler, language, services }: Pick<EventContext, 'language' | 'services'> & { traveler: Traveler },
  which: { row?: SQL | undefined; group: SQL | undefined },
): Promise<GroupTravel[]> {
  if (!(await companyHas(db, traveler.companyId, 'groupEvents'))) return []
  const rows = new Map((await invitationsOf(db, traveler, which.row)).map((row) => [row.groupTravelId, row]))
  if (rows.size === 0) return []
  const now = services.now()
  const where = and(inArray(groupTravels.id, [...rows.keys()]), which.group)
  const groups = await readGroups(db, { where, order: [asc(groupTravels.startDate), asc(groupTravels.id)] }, now)
  const cities = await cityNames(
    db,
    groups.map(({ group }) => group),
    language,
  )
  const booked = await ownTrips(
    db,
    traveler,
    groups.map(({ group }) => group.id),
    now,
  )
  return groups.map(({ group, status, organizer }) => {
    const { status: answer, needsNoTrip } = rows.get(group.id)!
    return {
      ...presentPlace(group, cities),
      traveler: {
        status: answer,
        needsNoTrip,
        trips: (booked.get(group.id) ?? []).map((trip) => ({
          status: groupTripStatus[tripStatusOf(trip, now)],
          ...(trip.status === 'pending' && { isWaiting: true }),
          // A trip booked by another person is not among their trips: the response only says that it exists.
          ...(trip.profileId === traveler.profileId && { bookingId: trip.bookingId }),
        })),
      },
      groupTravel: { status, id: group.id, shareableId: group.shareableId, organizer: presentOrganizer(organizer) },
    }
  })
}

/** The state of a trip as a state of events (§4). */
const groupTripStatus: Record<TripStatus, GroupStatus> = {
  Upcoming: 'confirmed',
  InProgress: 'inProgress',
  Past: 'completed',
  Cancelled: 'canceled',
}

/** The trips of a traveler for the given events, including trips booked for them as a guest, by event. */
export async function ownTrips(
  db: Database,
  { profileId }: Pick<Traveler, 'profileId'>,
  groupIds: string[],
  now: Date,
) {
  if (groupIds.length === 0) return new Map<string | null, TripRow[]>()
  const rows = await db
    .select({ trip: trips })
    .from(trips)
    .innerJoin(profiles, groupTripsCondition(groupIds))
    .where(eq(profiles.id, profileId))
    .orderBy(...tripOrder(now))
  return Map.groupBy(
    rows.map(({ trip }) => trip),
    ({ groupTravelId }) => groupTravelId,
  )
}
