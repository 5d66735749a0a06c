import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import {
  type HelpDeskStatus,
  helpDeskStatuses,
  type QueueRequest,
  type QueueThread,
} from '#contract/support/helpDesk.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { phoneText } from '#contract/fields/phones.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { helpDeskAgents, helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { presentRequests, type RequestRow, urgentUntil } from '#server/domains/helpDesk/present.ts'
import { readMessages } from '#server/domains/helpDesk/readMessages.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'

/** An agent who calls, and what the call is answered with. */
export interface AgentContext {
  caller: Caller
  language: Language
  services: Services
}

/** Condition: requests of the companies that an agent serves. */
export const servedCondition = ({ profileId }: Pick<Caller, 'profileId'>, { db }: Pick<Services, 'db'>): SQL =>
  inArray(
    helpDeskRequests.companyId,
    db.select({ id: helpDeskAgents.companyId }).from(helpDeskAgents).where(eq(helpDeskAgents.profileId, profileId)),
  )

interface QueueQuery extends Paging {
  status: HelpDeskStatus | undefined
}

/** A page of the queue of an agent: open requests first, urgent ones before others, the longest waiting first. */
export async function listQueue(query: QueueQuery, { caller, language, services }: AgentContext) {
  const { db, now } = services
  const served = servedCondition(caller, services)
  const counts = await countStatuses(served, services)
  const { pageNumber, pageSize, status } = query
  const statusCondition = status && eq(helpDeskRequests.status, status)
  const rows = await db
    .select({ request: helpDeskRequests })
    .from(helpDeskRequests)
    .leftJoin(trips, eq(trips.id, helpDeskRequests.tripId))
    .where(and(served, statusCondition))
    .orderBy(...queueOrder(now()))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const total = status ? counts[status] : counts.open + counts.waiting + counts.solved
  const shown = await presentQueue(
    rows.map(({ request }) => request),
    { caller, language, services },
  )
  return { ...page(shown, total, query), statusCounts: counts }
}

function queueOrder(now: Date): SQL[] {
  const { status, waitingSince, changedAt, id } = helpDeskRequests
  const [at, soon] = [now, urgentUntil(now)].map((each) => sql`${each.toISOString()}::timestamptz`)
  const urgent = sql`${trips.status} <> 'cancelled' and ${trips.endsAt} > ${at} and ${trips.startsAt} <= ${soon}`
  return [
    sql`case ${status} when 'open' then 0 when 'waiting' then 1 else 2 end`,
    sql`case when ${status} <> 'solved' and ${urgent} then 0 else 1 end`,
    sql`${waitingSince} asc nulls last`,
    sql`${changedAt} desc`,
    sql`${id}`,
  ]
}

async function countStatuses(served: SQL, { db }: Services): Promise<Record<HelpDeskStatus, number>> {
  const rows = await db
    .select({ status: helpDeskRequests.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(helpDeskRequests)
    .where(served)
    .groupBy(helpDeskRequests.status)
  const of = (status: HelpDeskStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return Object.fromEntries(helpDeskStatuses.map((status) => [status, of(status)])) as Record<HelpDeskStatus, number>
}

/** Requests with the names of person and company; nothing else of the profile. */
async function presentQueue(
  rows: readonly RequestRow[],
  { caller, language, services }: AgentContext,
): Promise<QueueRequest[]> {
  if (rows.length === 0) return []
  const people = await services.db
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      company: companies.displayName,
    })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .where(
      inArray(
        profiles.id,
        rows.map(({ profileId }) => profileId),
      ),
    )
  const personOf = new Map(people.map((person) => [person.id, person]))
  const presented = await presentRequests(rows, language, services)
  return rows.map((row, at) => {
    const person = personOf.get(row.profileId)
    return {
      ...presented[at]!,
      person: person ? fullName(person) : '',
      company: person?.company ?? '',
      waitingSince: row.waitingSince?.toISOString() ?? null,
      isMine: row.agentProfileId === caller.profileId,
    }
  })
}

/** A request of the queue with its messages. @throws 404 also for a company that the agent does not serve */
export async function readQueueThread(requestId: string, context: AgentContext): Promise<QueueThread> {
  const row = await findServed(requestId, context)
  const [request] = await presentQueue([row], context)
  const reach = await reachOf(row, context.services.db)
  const messages = await readMessages(row.id, context.language, context.services)
  return {
    ...request!,
    messages: messages.map(({ message, authorId }) => ({
      ...message,
      isMine: message.from === 'agent' && authorId === context.caller.profileId,
    })),
    ...reach,
    version: row.version,
  }
}

/** How an agent reaches the person of a request. The answer about a solved request has no telephone number. */
async function reachOf({ profileId, status }: { profileId: string; status: string }, db: Database) {
  const [person] = await db
    .select({
      code: profiles.phoneCountryCode,
      number: profiles.phoneNumber,
      cultureCode: profiles.cultureCode,
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
  if (!person) return { phone: null, cultureCode: null }
  const { code, number, cultureCode } = person
  return {
    phone: status !== 'solved' && code && number ? phoneText({ code, number }) : null,
    cultureCode: supportedCulture(cultureCode),
  }
}

/** A request of a company that the agent serves. @throws 404 */
export async function findServed(requestId: string, { caller, services }: AgentContext): Promise<RequestRow> {
  const served = servedCondition(caller, services)
  const [row] = await services.db
    .select()
    .from(helpDeskRequests)
    .where(and(served, eq(helpDeskRequests.id, requestId)))
  if (!row) throw notFound()
  return row
}
