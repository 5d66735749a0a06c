import { desc, eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { RollCallEvent } from '#contract/risk/rollCalls.ts'
import type { Database } from '#server/db/client.ts'
import { rollCallEvents, rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'
import { firstNameOfPerson, lastNameOfPerson, namesOf } from '#server/domains/risk/rollCalls/people.ts'
import { readRollCall } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import type { RollCallRef } from '#server/domains/risk/rollCalls/states.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { page } from '#server/http/answers/paging.ts'

/** One page of what happened in a roll call, the newest first. @throws 404 */
export async function rollCallHistory(
  db: Database,
  ref: RollCallRef,
  query: { pageNumber: number; pageSize: number; now: Date },
) {
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
