import * as z from 'zod/mini'
import { textBlock } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { instant, localDate, pageOf, recordId } from '#contract/wire/envelope.ts'
import { addition, listOf, optionalAddition, withFallback } from '#contract/wire/lenient.ts'
import { approvalDecisionSchema } from '#contract/trips/tripApproval.ts'
import { tripFieldValueSchema } from '#contract/trips/tripFieldValues.ts'
import { policyReasons, segmentSchema } from '#contract/trips/trips.ts'
import { approvalActions, approvalKinds, approvalLimits, approvalPlanSchema } from './approvalRules.ts'

/** The answers of a person to a question. */
export const approvalDecisions = ['approve', 'decline', 'sendBack'] as const
export type ApprovalDecision = (typeof approvalDecisions)[number]

/**
 * States of a question. `told`: nobody has to answer it. `withdrawn`: the trip was canceled, or corrected and asked about
 * anew. `lapsed`: nobody answered in time, and the trip was released.
 */
export const questionStatuses = ['waiting', 'approved', 'declined', 'sentBack', 'told', 'withdrawn', 'lapsed'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

/** A new trip, a change of a booked one, or a request before anything is booked. */
export const questionSubjects = ['booking', 'change', 'request'] as const
export type QuestionSubject = (typeof questionSubjects)[number]

/** As what a person is asked. */
export const approverRoles = ['approver', 'costCenterApprover', 'delegate', 'manager', 'administrator'] as const
export type ApproverRole = (typeof approverRoles)[number]

/** A rule of the travel policy that an offer breaks; amounts in cents of the trip's currency. */
export const brokenRuleSchema = z.union([
  z.object({ kind: z.literal('fare'), percent: z.number(), allowed: z.number() }),
  z.object({ kind: z.literal('car'), percent: z.number(), allowed: z.number() }),
  z.object({ kind: z.enum(['cabin', 'premium']), hours: z.number() }),
  z.object({ kind: z.literal('advance'), days: z.number() }),
  z.object({ kind: z.literal('hotel'), limit: z.number() }),
])
export type BrokenRule = z.infer<typeof brokenRuleSchema>

/** The trip of a question as it would be booked; of a request, its places, days and estimate. Amounts with tax, in `currency`. */
const askedTripSchema = z.object({
  bookingId: z.string(),
  origin: z.string(),
  destination: z.string(),
  /** First and last local day. */
  from: localDate,
  until: localDate,
  currency: z.string(),
  total: z.number(),
  /** The price of each kind of travel. */
  parts: listOf(z.object({ kind: z.enum(approvalKinds), amount: z.number(), isWithin: z.boolean() })),
  /** For a change: the total that was paid before. */
  totalBefore: z.nullable(z.number()),
  /** The cheapest offers of the same search; not above the total. */
  lowestTotal: z.number(),
  brokenRules: listOf(brokenRuleSchema),
  reason: z.nullable(z.enum(policyReasons)),
  carbonKg: z.nullable(z.number()),
  /** The values of the company's own fields, in its order. */
  fields: addition(listOf(tripFieldValueSchema), []),
  segments: listOf(segmentSchema),
})

const otherTripSchema = z.object({
  bookingId: z.string(),
  destination: z.string(),
  from: localDate,
  until: localDate,
  isPending: z.boolean(),
})

/** One question to the people who may decide: GET .../approvals, and each row of the list. */
export const approvalSchema = z.object({
  id: z.string(),
  subject: withFallback(z.enum(questionSubjects), 'booking'),
  status: withFallback(z.enum(questionStatuses), 'withdrawn'),
  askedAt: instant,
  /** By when the person who decides now is to answer; null once answered. */
  dueAt: z.nullable(instant),
  /** Until when price and seats are held. */
  heldUntil: instant,
  traveler: z.string(),
  /** Who booked, where it was somebody else; empty otherwise. */
  booker: z.string(),
  isForGuest: z.boolean(),
  /** The person who decides now; empty where nobody has to. */
  decider: z.string(),
  /** As what the reader is asked. */
  role: withFallback(z.enum(approverRoles), 'approver'),
  /** Whether the reader may answer now. */
  isOpen: z.boolean(),
  trip: askedTripSchema,
  /** For a request: why the traveler travels, and where to. */
  request: optionalAddition(z.object({ purpose: z.string(), places: listOf(z.string()) })),
  /** Other trips of the traveler within a week of this one. */
  otherTrips: addition(listOf(otherTripSchema), []),
  /** The budget of the cost center in the year of the trip, in `currency`; missing where there is none. */
  budget: optionalAddition(
    z.object({ costCenter: z.string(), year: z.int(), currency: z.string(), amount: z.number(), left: z.number() }),
  ),
  decision: z.nullable(approvalDecisionSchema),
})
export type Approval = z.infer<typeof approvalSchema>
/** GET companies/{companyId}/profiles/{profileId}/approvals?status=: those that wait (the soonest due first), or the others (newest first). */
export const approvalPageSchema = pageOf(approvalSchema)
export type ApprovalPage = z.infer<typeof approvalPageSchema>
export const approvalListStatuses = ['waiting', 'answered'] as const

const commentOf = textBlock(approvalLimits.comment)

/**
 * A decision with its comment. Sending back needs one, because the traveler has to know what to correct: 400 `required`
 * at `comment`.
 */
const decisionFields = {
  decision: z.enum(approvalDecisions, fieldProblem('required')),
  comment: z._default(commentOf, ''),
}
const explained = z.superRefine<{ decision: ApprovalDecision; comment: string }>(({ decision, comment }, check) => {
  if (decision === 'sendBack' && comment === '')
    check.addIssue({ code: 'custom', path: ['comment'], message: fieldProblem('required'), input: comment })
})

/** POST companies/{companyId}/profiles/{profileId}/approvals/decisions: one answer to one question or several. */
export const decisionRequestSchema = z
  .strictObject({
    ids: z.array(recordId).check(z.minLength(1), z.maxLength(approvalLimits.atOnce, fieldProblem('tooMany'))),
    ...decisionFields,
  })
  .check(explained)
export type DecisionRequest = z.input<typeof decisionRequestSchema>

/**
 * The state of each question afterwards. `isOwn`: this request has decided it; otherwise somebody or something was first,
 * or it waits still, for somebody else, as the person may no longer decide it.
 */
export const decidedSchema = z.object({
  id: z.string(),
  status: withFallback(z.enum(questionStatuses), 'withdrawn'),
  isOwn: z.boolean(),
  /** Null while it waits still. */
  decision: z.nullable(approvalDecisionSchema),
})
export type Decided = z.infer<typeof decidedSchema>
export const decidedListSchema = listOf(decidedSchema)

/** GET approvals/answer/{key}: the question of a mailed link. It changes nothing. */
export const mailedApprovalSchema = z.extend(approvalSchema, { company: z.string(), reader: z.string() })
export type MailedApproval = z.infer<typeof mailedApprovalSchema>
/** POST approvals/answer/{key}. */
export const mailedDecisionSchema = z.strictObject(decisionFields).check(explained)
export type MailedDecision = z.input<typeof mailedDecisionSchema>

/**
 * POST admin/companies/{companyId}/approval-preview: who would be asked about a trip of an employee today, in order, by
 * the rules of the body.
 */
export const previewRequestSchema = z.strictObject({
  employeeId: recordId,
  rules: approvalPlanSchema.shape.rules,
  parts: z
    .array(
      z.strictObject({
        kind: z.enum(approvalKinds).check(z.refine((kind) => kind !== 'trip')),
        amount: z.number().check(z.minimum(0), z.maximum(approvalLimits.amount)),
        isWithin: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(approvalLimits.previewed, fieldProblem('tooMany'))),
})
export type PreviewRequest = z.infer<typeof previewRequestSchema>
export const approvalPreviewSchema = z.object({
  action: z.enum(approvalActions),
  /** The first one is asked; the others in turn, where the policy asks the next one. */
  deciders: listOf(z.object({ name: z.string(), role: withFallback(z.enum(approverRoles), 'approver') })),
})
export type ApprovalPreview = z.infer<typeof approvalPreviewSchema>
