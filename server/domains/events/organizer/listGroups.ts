import { and, asc, desc, eq, inArray, not, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { GroupStatus, OrganizedGroupPage, organizedGroupSorts } from '#contract/events/groupTravels.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'
import { countsOf } from '#server/domains/events/counts.ts'
import type { EventContext } from '#server/domains/events/findGroup.ts'
import { eventTextCondition } from '#server/domains/events/eventTextCondition.ts'
import { presentRow } from '#server/domains/events/present.ts'
import { cityNames, readGroups } from '#server/domains/events/readGroups.ts'
import { endedStatuses, groupStatusAt, hasOrganizer } from '#server/domains/events/status.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'

interface GroupsQuery extends Paging {
  sort: (typeof organizedGroupSorts)[number]
  status?: GroupStatus[] | undefined
  search: string
}

/** One page of the events that the caller organizes, approves or can end, with the number in each state. */
export async function groupsOf(
  query: GroupsQuery,
  { caller, language, services }: EventContext,
): Promise<OrganizedGroupPage> {
  const { db } = services
  const now = services.now()
  const all = and(
    eq(groupTravels.companyId, caller.companyId),
    callerCondition(caller),
    eventTextCondition(query.search),
  )
  const statusCounts = await countByStatus(all, { db, now })
  const wanted = query.status ?? Object.keys(statusCounts).map((status) => status as GroupStatus)
  const rows = await readGroups(
    db,
    {
      where: and(all, query.status && inArray(groupStatusAt(now), query.status)),
      order: orderOf(query.sort, language),
      limit: query.pageSize,
      offset: (query.pageNumber - 1) * query.pageSize,
    },
    now,
  )
  const groups = rows.map(({ group }) => group)
  const [cities, counts] = [
    await cityNames(db, groups, language),
    await countsOf(
      db,
      groups.map(({ id }) => id),
    ),
  ]
  const total = wanted.reduce((sum, status) => sum + (statusCounts[status] ?? 0), 0)
  const presented = rows.map((row) =>
    presentRow(row, { cities, counts: counts(row.group.id), callerProfileId: caller.profileId }),
  )
  return { ...page(presented, total, query), statusCounts }
}

/** SQL condition: the caller's events; for an administrator also events to approve or without an organizer. */
function callerCondition({ profileId, roles }: Caller): SQL | undefined {
  const own = roles.includes('EventOrganizer') ? eq(groupTravels.organizerProfileId, profileId) : undefined
  if (!roles.includes('Admin')) return own
  const left = and(not(hasOrganizer), notInArray(groupTravels.status, endedStatuses))
  return or(own, eq(groupTravels.status, 'pendingApproval'), left)
}

async function countByStatus(where: SQL | undefined, { db, now }: { db: EventContext['services']['db']; now: Date }) {
  const stated = db
    .select({ status: groupStatusAt(now).as('status') })
    .from(groupTravels)
    .where(where)
    .as('stated')
  const rows = await db
    .select({ status: stated.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(stated)
    .groupBy(stated.status)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as OrganizedGroupPage['statusCounts']
}

function orderOf(sort: GroupsQuery['sort'], language: Language): SQL[] {
  const last = asc(groupTravels.id)
  if (sort === 'startDate:asc') return [asc(groupTravels.startDate), last]
  if (sort === 'startDate:desc') return [desc(groupTravels.startDate), last]
  const shown = sql`(select each ->> 'value' from jsonb_array_elements(${groupTravels.names}) with ordinality as all_names (each, at)
    order by (each ->> 'locale') like ${`${language}%`} desc, at limit 1)`
  return [sort === 'name:asc' ? asc(folded(shown)) : desc(folded(shown)), asc(groupTravels.startDate), last]
}
