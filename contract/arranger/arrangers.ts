import * as z from 'zod/mini'
import { dayMs } from '#contract/time/durations.ts'
import { instant } from '#contract/wire/envelope.ts'
import { listOf, mayBeEmpty, addition, optionalAddition } from '#contract/wire/lenient.ts'
import { letterPauseMs } from '#contract/time/letterPause.ts'

/** A `sent` request waits for the traveler's answer; only `approved` lets the arranger act (§4). */
export const arrangementStatuses = ['sent', 'approved', 'declined', 'removed'] as const

/**
 * Row of GET .../arranger-list: an arranger of the person, or a colleague who has requested to be one. §3 gives a
 * request e-mail and status, §7 a key; the rest are additions. A row without a name is shown by its e-mail.
 */
export const arrangerSchema = z.object({
  /** Names the arrangement in PUT arranger-requests/{key}. */
  key: z.string(),
  profileId: addition(z.string(), ''),
  firstName: addition(z.string(), ''),
  lastName: addition(z.string(), ''),
  email: z.string(),
  status: z.enum(['sent', 'approved']),
  /** Null where unknown. */
  since: addition(z.nullable(instant), null),
})
export type Arranger = z.infer<typeof arrangerSchema>
export const arrangerListSchema = listOf(arrangerSchema)

/** An arranger request (§3). */
export const arrangerRequestSchema = z.object({ email: z.string(), status: z.enum(arrangementStatuses) })
export type ArrangerRequest = z.infer<typeof arrangerRequestSchema>

/**
 * Milliseconds after a request until the same person can be sent another. A `sent` request is sent again with a new
 * key; the pause after `declined` is longer.
 */
export const askAgainAfter = { sent: letterPauseMs, declined: dayMs } as const

/** Row of GET .../arranger-requests, an addition: a request of the person, with its status. */
export const sentRequestSchema = z.object({
  /** Names it in DELETE .../arranger-requests/{key}. */
  key: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(['sent', 'approved', 'declined']),
  askedAt: instant,
  /** From when on it can be sent again; null once it is approved. */
  againFrom: z.nullable(instant),
})
export type SentRequest = z.infer<typeof sentRequestSchema>

/** GET .../arranger-requests: a page of them, the newest first. */
export const sentRequestPageSchema = z.object({
  pageCount: z.int(),
  totalItemsCount: z.int(),
  responseData: listOf(sentRequestSchema),
})

/**
 * Answer of GET arranger-requests/{key}: the name of the requesting person, as in the mail with the key; empty where
 * unknown.
 */
export const waitingRequestSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: addition(z.string(), ''),
  companyName: addition(z.string(), ''),
})

const requestStatus = z.strictObject({ status: z.enum(['approved', 'declined']) })
/** Body of PUT arranger-requests/{key} (§7 "status or payload"): the status, or a payload that has it. */
export const requestAnswerSchema = z.union([requestStatus, z.strictObject({ payload: requestStatus })])
/** The answers that the key of a request allows. An approved arranger can be removed only after sign-in. */
export type RequestAnswer = z.infer<typeof requestStatus>['status']
export const requestAnsweredSchema = mayBeEmpty({ status: optionalAddition(z.enum(arrangementStatuses)) })

/** Body of PUT .../arranger-requests/{key} of the signed-in traveler: approves, declines or removes. */
export const arrangementAnswerSchema = z.strictObject({ status: z.enum(['approved', 'declined', 'removed']) })
export type ArrangementAnswer = z.infer<typeof arrangementAnswerSchema>
export const arrangementAnsweredSchema = mayBeEmpty({
  key: optionalAddition(z.string()),
  status: optionalAddition(z.enum(arrangementStatuses)),
})
