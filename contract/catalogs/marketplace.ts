import * as z from 'zod/mini'
import { instant, localDate } from '#contract/wire/envelope.ts'
import { textBlock } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { listOf, recordVersion, seenVersion, withFallback } from '#contract/wire/lenient.ts'

/** Numbers of the marketplace. */
export const marketplaceLimits = {
  /** Characters of the reason of a request, and of the reason for declining it. */
  reason: 500,
  /** Days for which the answer to a request is among the requester's notifications. */
  answerDays: 14,
  /** Open requests that an app is answered with, the oldest first; the others follow once these are answered. */
  waiting: 50,
} as const

export const appCategories = ['expense', 'risk', 'ground', 'visa', 'carbon', 'parking', 'calendar'] as const
export type AppCategory = (typeof appCategories)[number]

/** An app of a partner, as the reader finds it. */
export const appStatuses = ['connected', 'requested', 'available', 'notInContract'] as const
export type AppStatus = (typeof appStatuses)[number]

/** Accounts at the partner belong to the company as a whole, or to each person. An administrator enables both kinds. */
export const appScopes = ['company', 'person'] as const
export type AppScope = (typeof appScopes)[number]

/** The reader's last request for an app. */
const ownRequestSchema = z.object({
  id: z.string(),
  askedAt: instant,
  reason: z.string(),
  state: withFallback(z.enum(['open', 'approved', 'declined']), 'open'),
  /** The administrator's reason for declining it. */
  answer: z.string(),
  decidedAt: z.nullable(instant),
})
export type OwnAppRequest = z.infer<typeof ownRequestSchema>

const appFields = {
  id: z.string(),
  name: z.string(),
  vendor: z.string(),
  category: withFallback(z.enum(appCategories), 'expense'),
  scope: withFallback(z.enum(appScopes), 'company'),
  summary: z.string(),
  status: withFallback(z.enum(appStatuses), 'available'),
  isDemo: z.boolean(),
  /** For administrators: the number of open requests; 0 for others. */
  openRequests: z.int(),
}

/** Row of GET companies/{c}/marketplace, an addition: an app of a partner of the agency. */
export const partnerAppSchema = z.object(appFields)
export type PartnerApp = z.infer<typeof partnerAppSchema>
export const partnerAppListSchema = listOf(partnerAppSchema)

/** An open request, as administrators read it. */
const waitingRequestSchema = z.object({
  id: z.string(),
  who: z.string(),
  askedAt: instant,
  reason: z.string(),
})
export type WaitingRequest = z.infer<typeof waitingRequestSchema>

/** GET companies/{c}/marketplace/{appId}: the whole app. */
export const openAppSchema = z.object({
  ...appFields,
  description: z.string(),
  /** The data that the partner gets once the app is used, and where from. */
  dataShared: z.array(z.string()),
  /** The permissions that the partner asks for. */
  permissions: z.array(z.string()),
  privacyUrl: z.url({ protocol: /^https$/ }),
  /** Where people sign in; null unless the app is connected. */
  signInUrl: z.nullable(z.url({ protocol: /^https$/ })),
  connectedOn: z.nullable(localDate),
  request: z.nullable(ownRequestSchema),
  /** The oldest open requests, of the `openRequests` there are; for administrators only, else empty. */
  requests: listOf(waitingRequestSchema),
  version: recordVersion,
})
export type OpenApp = z.infer<typeof openAppSchema>

/** Body of POST companies/{c}/marketplace/{appId}/requests. */
export const newAppRequestSchema = z.strictObject({ reason: textBlock(marketplaceLimits.reason) })
export type NewAppRequest = z.infer<typeof newAppRequestSchema>

/** Body of PUT admin/companies/{c}/marketplace/{appId}: whether the company uses the app. */
export const appDecisionSchema = z.strictObject({ isConnected: z.boolean(), version: seenVersion })
export type AppDecision = z.infer<typeof appDecisionSchema>

/** Body of PUT admin/companies/{c}/marketplace/{appId}/requests/{requestId}: approving it connects the app. */
export const requestAnswerSchema = z
  .strictObject({
    state: z.enum(['approved', 'declined'], fieldProblem('required')),
    reason: textBlock(marketplaceLimits.reason),
  })
  .check(
    z.refine(({ state, reason }) => state === 'approved' || reason !== '', {
      error: fieldProblem('required'),
      path: ['reason'],
    }),
  )
export type RequestAnswer = z.infer<typeof requestAnswerSchema>
