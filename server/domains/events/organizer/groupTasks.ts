import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { expiresBefore } from '#contract/payment/cards.ts'
import { mostGroupTasks, type GroupTaskKind, type GroupTasks } from '#contract/events/groupTasks.ts'
import type { Database } from '#server/db/client.ts'
import { groupCards, groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { bookedFor } from '#server/domains/events/counts.ts'
import { groupStatusAt } from '#server/domains/events/status.ts'
import { askedOfPeople } from '#server/domains/events/travelers/travelerConditions.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'

/** The tasks of the caller for their own events that have not begun (§4), in two queries for any number of events. */
export async function groupTasksOf(
  { companyId, profileId }: Pick<Caller, 'companyId' | 'profileId'>,
  { db, now: clock }: Services,
): Promise<GroupTasks[]> {
  const status = groupStatusAt(clock())
  const groups = await db
    .select({ group: groupTravels, status, cardUntil: groupCards.expiryMonth })
    .from(groupTravels)
    .leftJoin(groupCards, eq(groupCards.id, groupTravels.creditCardId))
    .where(
      and(
        eq(groupTravels.companyId, companyId),
        eq(groupTravels.organizerProfileId, profileId),
        inArray(status, ['pendingApproval', 'approved', 'confirmed']),
      ),
    )
    .orderBy(asc(groupTravels.startDate), asc(groupTravels.id))
  const people = await peopleOf(
    db,
    groups.map(({ group }) => group.id),
  )
  return groups
    .map(({ group, status, cardUntil }) => ({
      id: group.id,
      names: group.names.map(({ locale, value }) => ({ locale, value })),
      startDate: group.startDate,
      endDate: group.endDate,
      status,
      tasks: tasksOf({
        status,
        people: people.get(group.id) ?? nobody,
        isCardShort: cardUntil !== null && expiresBefore(cardUntil, group.endDate),
      }),
    }))
    .filter(({ tasks }) => tasks.length > 0)
    .slice(0, mostGroupTasks)
}

interface Asked {
  status: GroupTasks['status']
  people: typeof nobody
  isCardShort: boolean
}

function tasksOf({ status, people, isCardShort }: Asked): GroupTasks['tasks'] {
  const isOn = status === 'confirmed'
  const asked: [GroupTaskKind, boolean, number][] = [
    ['approval', status === 'pendingApproval', 0],
    ['confirm', status === 'approved', 0],
    ['invite', isOn && people.notInvited > 0, people.notInvited],
    ['answers', isOn && people.pending > 0, people.pending],
    ['bookings', isOn && people.notBooked > 0, people.notBooked],
    ['declinedBooked', isOn && people.declinedBooked > 0, people.declinedBooked],
    ['card', isCardShort, 0],
  ]
  return asked.filter(([, isAsked]) => isAsked).map(([kind, , count]) => ({ kind, people: count }))
}

const nobody = { notInvited: 0, pending: 0, notBooked: 0, declinedBooked: 0 }

/** Counts the people of each event to invite, to remind to answer, to remind to book, and to cancel. */
async function peopleOf(db: Database, groupIds: string[]) {
  if (groupIds.length === 0) return new Map<string, typeof nobody>()
  const booked = bookedFor(db, groupIds)
  const { groupTravelId, profileId } = groupTravelers
  const asked = askedOfPeople(booked)
  const counted = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`.mapWith(Number)
  const rows = await db
    .select({
      groupId: groupTravelId,
      notInvited: counted(asked.notInvited),
      pending: counted(asked.pending),
      notBooked: counted(asked.notBooked),
      declinedBooked: counted(asked.declinedBooked),
    })
    .from(groupTravelers)
    .leftJoin(booked, and(eq(booked.groupTravelId, groupTravelId), eq(booked.profileId, profileId)))
    .where(inArray(groupTravelId, groupIds))
    .groupBy(groupTravelId)
  return new Map(rows.map(({ groupId, ...counts }) => [groupId, counts]))
}
