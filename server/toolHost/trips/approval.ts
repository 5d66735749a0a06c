import { eq } from 'drizzle-orm'
import type { QuestionSubject } from '#contract/approvals/approvals.ts'
import { toHundredths } from '#contract/payment/hundredths.ts'
import type { StoredField } from '#contract/trips/tripFieldValues.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { AskedFacts } from '#server/db/schema/trips/approvals.ts'
import { askAbout } from '#server/domains/approvals/ask.ts'
import { decidersOf } from '#server/domains/approvals/deciders.ts'
import { judgeTrip, sumOf, type Judgement } from '#server/domains/approvals/judge.ts'
import { coveringRequest } from '#server/domains/approvals/requests/coveringRequest.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { ApprovalAhead, PlannedTrip, TripTerms } from '#server/toolHost/door/trip.ts'

const ownerOf = ({ traveler }: HostSession) => ({ companyId: traveler.companyId, profileId: traveler.id })

/**
 * Judges a trip by the policy of a session's traveler; by that of the booker for a guest. A new booking within the policy
 * uses the approved request of the traveler that covers it; where the rules would ask about it, it is only told of.
 */
export async function judgeFor(
  services: Services,
  session: HostSession,
  { parts, segments }: PlannedTrip,
  changedTripId?: string,
): Promise<Judgement> {
  const judged = await judgeTrip(services.db, ownerOf(session), parts, changedTripId)
  const { total, isWithin } = sumOf(parts)
  if (!isWithin || changedTripId !== undefined || session.guest) return judged
  const { currency } = session.company
  const planned = { ...ownerOf(session), segments, total, currency, dearerPercent: judged.plan.dearerPercent }
  const request = await coveringRequest(services.db, planned)
  return request ? { ...judged, action: judged.action === 'ask' ? 'tell' : judged.action, request } : judged
}

/** The part of a review about approval. */
export async function approvalAhead(
  services: Services,
  session: HostSession,
  planned: PlannedTrip,
  changedTripId?: string,
): Promise<ApprovalAhead> {
  const { action, request } = await judgeFor(services, session, planned, changedTripId)
  const covered = request && {
    request: {
      purpose: request.purpose,
      left: Math.max(0, toHundredths(request.left - sumOf(planned.parts).total)),
    },
  }
  if (action === 'nothing') return { action, decider: '', ...covered }
  const concerned = { ...ownerOf(session), bookerProfileId: session.booker.id }
  const [first] = await decidersOf(services.db, concerned, services.now())
  const [person] = first ? await services.db.select().from(profiles).where(eq(profiles.id, first.profileId)) : []
  return { action, decider: person ? fullName(person) : '', ...covered }
}

/** The facts that a question keeps of the terms of a trip. */
export const factsOf = (terms: TripTerms, fields: StoredField[], change?: AskedFacts['change']): AskedFacts => ({
  fields,
  parts: terms.parts,
  brokenRules: terms.brokenRules,
  total: terms.total,
  tax: terms.tax,
  lowestTotal: terms.lowestTotal,
  reason: terms.reason,
  carbonKg: terms.carbonKg,
  maskedCard: terms.maskedCard,
  creditIds: terms.creditIds,
  plan: terms.plan,
  ...(change && { change }),
})

interface AskedTrip {
  trip: Pick<TripRow, 'id' | 'companyId' | 'profileId' | 'currency'>
  subject: QuestionSubject
  facts: AskedFacts
  heldUntil: Date
}

/**
 * Asks or tells about a trip as its policy says; nothing where it says nothing.
 * @param services with the transaction of the booking as their database
 * @throws NobodyDecides
 */
export async function askOrTell(
  services: Services,
  session: HostSession,
  { action, plan }: Judgement,
  { trip, ...asked }: AskedTrip,
): Promise<void> {
  if (action === 'nothing') return
  await askAbout({ ...asked, about: trip, action, plan, bookerProfileId: session.booker.id }, services)
}
