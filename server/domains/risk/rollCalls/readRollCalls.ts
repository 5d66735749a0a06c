import { minuteMs } from '#contract/time/durations.ts'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import {
  rollCallLimits,
  type RollCall,
  type RollCallChange,
  type RollCallCounts,
  type RollCallEvent,
} from '#contract/risk/rollCalls.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { rollCallPeople, rollCalls, rollCallEvents } from '#server/db/schema/risk/rollCalls.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { openCondition } from '#server/domains/risk/asked/askedTrips.ts'
import {
  countColumns,
  noCounts,
  rollCallCondition,
  type RollCallRef,
  type RollCallRow,
} from '#server/domains/risk/rollCalls/states.ts'
import { firstNameOfPerson, lastNameOfPerson, namesOf } from '#server/domains/risk/rollCalls/people.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'

/** When people without an answer may be reminded: some minutes after the last mail. */
export const remindFrom = ({ remindedAt, askedAt }: Pick<RollCallRow, 'remindedAt' | 'askedAt'>): Date =>
  new Date(+(remindedAt ?? askedAt) + rollCallLimits.remindMinutes * minuteMs)

export const isOpen = (
  { kind, closedAt, expiresAt }: Pick<RollCallRow, 'kind' | 'closedAt' | 'expiresAt'>,
  now: Date,
): boolean => kind === 'rollCall' && closedAt === null && expiresAt > now

/** One page of the roll calls of a company, or of those about an alert, with their counts: open ones first, then the newest. */
export async function listRollCalls(
  db: Database,
  companyId: string,
  query: Paging & { alertId?: string | undefined; now: Date },
) {
  const { pageNumber, pageSize, alertId, now } = query
  const listed = and(eq(rollCalls.companyId, companyId), alertId ? eq(rollCalls.alertId, alertId) : undefined)
  const total = await db.$count(rollCalls, listed)
  const order = [sql`case when ${openCondition(now)} then 0 else 1 end`, desc(rollCalls.askedAt), desc(rollCalls.id)]
  const rows = await withAsker(db, listed)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const counts = await countsOf(
    db,
    rows.map(({ rollCall }) => rollCall.id),
  )
  return page(
    rows.map((row) => present(row, counts.get(row.rollCall.id) ?? noCounts, now)),
    total,
    query,
  )
}

/** One roll call with its counts. @throws 404 */
export async function readRollCall(db: Database, ref: RollCallRef, now: Date): Promise<RollCall> {
  const [row] = await withAsker(db, rollCallCondition(ref))
  if (!row) throw notFound()
  const counts = await countsOf(db, [ref.rollCallId])
  return present(row, counts.get(ref.rollCallId) ?? noCounts, now)
}

/** The data of an event about a roll call. @throws 404 */
export async function readChange(db: Database, ref: RollCallRef, now: Date): Promise<RollCallChange> {
  const { version, counts, isOpen: stillOpen } = await readRollCall(db, ref, now)
  return { version, counts, isOpen: stillOpen }
}

const withAsker = (db: Database, where: SQL | undefined) =>
  db
    .select({ rollCall: rollCalls, asker: { firstName: profiles.firstName, lastName: profiles.lastName } })
    .from(rollCalls)
    .innerJoin(profiles, eq(profiles.id, rollCalls.askedBy))
    .where(where)

async function countsOf(db: Database, ids: readonly string[]): Promise<Map<string, RollCallCounts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: rollCallPeople.rollCallId, ...countColumns })
    .from(rollCallPeople)
    .where(inArray(rollCallPeople.rollCallId, [...ids]))
    .groupBy(rollCallPeople.rollCallId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

interface Row {
  rollCall: RollCallRow
  asker: { firstName: string; lastName: string }
}

function present({ rollCall, asker }: Row, counts: RollCallCounts, now: Date): RollCall {
  const { id, kind, about, note, alertId, askedAt, expiresAt, closedAt, remindedAt, version } = rollCall
  const next = remindFrom(rollCall)
  return {
    id,
    kind,
    about,
    note,
    alertId,
    askedBy: fullName(asker),
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    isOpen: isOpen(rollCall, now),
    remindedAt: remindedAt?.toISOString() ?? null,
    remindFrom: next > now ? next.toISOString() : null,
    counts,
    version,
  }
}

/** One page of what happened in a roll call, the newest first. @throws 404 */
export async function rollCallHistory(db: Database, ref: RollCallRef, query: Paging & { now: Date }) {
  await readRollCall(db, ref, query.now)
  const where = eq(rollCallEvents.rollCallId, ref.rollCallId)
  const total = await db.$count(rollCallEvents, where)
  const rows = await db
    .select({ event: rollCallEvents, person: { firstName: firstNameOfPerson, lastName: lastNameOfPerson } })
    .from(rollCallEvents)
    .leftJoin(rollCallPeople, eq(rollCallPeople.id, rollCallEvents.personId))
    .leftJoin(profiles, eq(profiles.id, rollCallPeople.profileId))
    .leftJoin(trips, eq(trips.id, rollCallPeople.tripId))
    .where(where)
    .orderBy(desc(rollCallEvents.version))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
  const advisors = await namesOf(
    db,
    rows.flatMap(({ event }) => event.actorProfileId ?? []),
  )
  const shown = rows.map(({ event, person }): RollCallEvent => ({
    id: event.id,
    kind: event.kind,
    at: event.at.toISOString(),
    person: event.personId ? fullName(person) : '',
    by: advisors.get(event.actorProfileId ?? '') ?? '',
    answer: event.answer,
    reason: event.reason,
    people: event.people,
  }))
  return page(shown, total, query)
}
