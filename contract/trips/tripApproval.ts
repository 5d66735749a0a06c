import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { addition } from '#contract/wire/lenient.ts'

/** The standing of a trip with those who approve it, an addition to `tripStatus`. */
export const tripApprovalStatuses = ['pendingApproval', 'approved', 'declined', 'sentBack'] as const
export type TripApprovalStatus = (typeof tripApprovalStatuses)[number]

/** Who answered a question about a trip, and when. */
export const approvalDecisionSchema = z.object({
  /** Empty where nobody answered in time. */
  by: z.string(),
  at: instant,
  comment: z.string(),
})

/** `approval` of a trip. */
export const tripApprovalSchema = z.object({
  status: z.enum(tripApprovalStatuses),
  /** Whether it is about a change; the trip stays as it was booked until then. */
  isChange: addition(z.boolean(), false),
  /** The person who decides now; empty where nobody does. */
  decider: addition(z.string(), ''),
  /** By when they are to answer, and until when price and seats are held; null where nothing is. */
  dueAt: addition(z.nullable(instant), null),
  heldUntil: addition(z.nullable(instant), null),
  /** Whether a reminder can be sent now. */
  canRemind: addition(z.boolean(), false),
  decision: addition(z.nullable(approvalDecisionSchema), null),
})
export type TripApproval = z.infer<typeof tripApprovalSchema>
