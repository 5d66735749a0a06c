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
  /** Whether a reminder can be sent now, and from when on; null where nobody can be reminded. */
  canRemind: addition(z.boolean(), false),
  remindFrom: addition(z.nullable(instant), null),
  decision: addition(z.nullable(approvalDecisionSchema), null),
})
export type TripApproval = z.infer<typeof tripApprovalSchema>

/** `approval` of a trip in lists that also people without a say in it read: no names, and no comment. */
export const approvalMarkSchema = z.pick(tripApprovalSchema, { status: true, isChange: true })
export type ApprovalMark = z.infer<typeof approvalMarkSchema>

/**
 * Whether a trip is only held, because it waits for approval or was sent back: it is not paid, and may never be booked.
 * A booked trip whose change waits is not.
 */
export const isHeldForApproval = (approval: ApprovalMark | undefined): boolean =>
  approval !== undefined && !approval.isChange && ['pendingApproval', 'sentBack'].includes(approval.status)

/** Answer of POST .../trips/{bookingId}/approval/reminder: who was reminded. 409 `alreadyReminded`, `notWaiting`. */
export const remindedSchema = z.object({ decider: z.string(), at: instant })
