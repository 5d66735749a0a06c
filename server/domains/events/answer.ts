import { eq } from 'drizzle-orm'
import type { GroupAnswer } from '#contract/events/groupTravels.ts'
import type { Database } from '#server/db/client.ts'
import { groupTravelers } from '#server/db/schema/trips/groups.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import { localDateOf } from '#server/time/zonedTime.ts'

export type GroupTravelerRow = typeof groupTravelers.$inferSelect

/**
 * Whether an answer to an invitation can be given or changed: before the event begins, and until the last day for
 * answers.
 */
export const mayAnswer = (read: Group, row: GroupTravelerRow, now: Date): boolean =>
  read.status === 'confirmed' && !isTooLate(read, row, now)

/** A first answer is accepted after the last day for answers, too. */
const isTooLate = ({ group, timeZone }: Group, { status }: GroupTravelerRow, now: Date) =>
  status !== 'pending' && group.answerBy !== null && localDateOf(now.getTime(), timeZone) > group.answerBy

/**
 * Stores the answer to an invitation. Repeating the same answer changes nothing.
 * @throws 409 `groupNotOpen` with the state of an event that is canceled, in progress or over, `answerClosed` for a
 * changed answer after the last day for answers
 */
export async function writeAnswer(
  tx: Database,
  { read, row }: { read: Group; row: GroupTravelerRow },
  { status, needsNoTrip }: GroupAnswer,
  at: Date,
): Promise<void> {
  const answer = { status, needsNoTrip: status === 'accepted' && needsNoTrip }
  if (row.status === answer.status && row.needsNoTrip === answer.needsNoTrip) return
  if (read.status !== 'confirmed') throw groupNotOpen(read)
  if (isTooLate(read, row, at)) throw answerClosed(row)
  await tx
    .update(groupTravelers)
    .set({ ...answer, answeredAt: at })
    .where(eq(groupTravelers.id, row.id))
}

const groupNotOpen = ({ status }: Group) =>
  new Refusal(409, 'groupNotOpen', 'This event is canceled or has begun: it takes no answers any more.', {
    current: { status },
  })

const answerClosed = ({ status }: GroupTravelerRow) =>
  new Refusal(409, 'answerClosed', 'The last day for another answer has passed. Write to the organiser.', {
    current: { status },
  })
