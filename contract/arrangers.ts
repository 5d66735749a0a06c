import * as z from 'zod/mini'
import { instant } from './envelope.ts'
import { emailAddress } from './fields.ts'
import { listOf, mayBeEmpty, addition, optionalAddition } from './lenient.ts'

/** `sent` waits for the traveller's answer; only `approved` lets the arranger act (§4). */
export const arrangementStatuses = ['sent', 'approved', 'declined', 'removed'] as const

/**
 * One row of GET .../arranger-list: somebody who arranges travel for the person, or asks to. §3 gives a request e-mail
 * and status, §7 a key; the rest are additions. Without a name the e-mail is shown.
 */
export const arrangerSchema = z.object({
  /** Names the arrangement in PUT .../arranger-requests/{key}. */
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

/** Body of POST .../arranger-list: the person makes a colleague their arranger; no further approval is needed. */
export const newArrangerSchema = z.strictObject({ email: emailAddress })

/** Body of PUT .../arranger-requests/{key}: the traveller approves, declines or removes. */
export const arrangementAnswerSchema = z.strictObject({ status: z.enum(['approved', 'declined', 'removed']) })
export type ArrangementAnswer = z.infer<typeof arrangementAnswerSchema>
export const arrangementAnsweredSchema = mayBeEmpty({
  key: optionalAddition(z.string()),
  status: optionalAddition(z.enum(arrangementStatuses)),
})
