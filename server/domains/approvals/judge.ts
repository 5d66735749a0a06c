import { and, desc, eq } from 'drizzle-orm'
import {
  actionFor,
  asksAgain,
  askNever,
  type ApprovalAction,
  type ApprovalPart,
  type ApprovalPlan,
} from '#contract/approvals/approvalRules.ts'
import type { Database } from '#server/db/client.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import type { CoveringRequest } from './requests/coveringRequest.ts'
import { findPerson } from '#server/domains/profile/person.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'

/** The rule of a traveler's policy for a trip. */
export interface Judgement {
  action: ApprovalAction
  plan: ApprovalPlan
  /** The approved request that a new booking uses. */
  request?: CoveringRequest | undefined
}

/**
 * Judges a trip of a person by their travel policy. For a guest's trip it is the policy of the person who books.
 * @param changedTripId for a change of a booked trip: once approved, it asks again only where it is dearer or leaves the policy
 */
export async function judgeTrip(
  db: Database,
  { companyId, profileId }: ProfileRef,
  parts: readonly ApprovalPart[],
  changedTripId?: string,
): Promise<Judgement> {
  const person = await findPerson(db, companyId, profileId)
  const plan = person?.policy?.approval ?? askNever
  const action = actionFor(plan, parts)
  if (action !== 'ask' || changedTripId === undefined) return { action, plan }
  const approved = await lastApproved(db, changedTripId)
  return { action: approved && !asksAgain(plan, approved, sumOf(parts)) ? 'tell' : 'ask', plan }
}

/** The price of all parts, and whether all are within the policy. */
export const sumOf = (parts: readonly ApprovalPart[]) => ({
  total: parts.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100,
  isWithin: parts.every(({ isWithin }) => isWithin),
})

/** The facts of the last approved question about a trip; undefined where nobody has ever approved it. */
export async function lastApproved(db: Database, tripId: string) {
  const [found] = await db
    .select({ facts: approvalQuestions.facts })
    .from(approvalQuestions)
    .where(and(eq(approvalQuestions.tripId, tripId), eq(approvalQuestions.status, 'approved')))
    .orderBy(desc(approvalQuestions.position))
    .limit(1)
  return found && sumOf(found.facts.parts)
}
