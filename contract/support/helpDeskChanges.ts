import * as z from 'zod/mini'
import { recordId } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { textBlock } from '#contract/fields/fields.ts'
import { helpDeskLimits, helpDeskStatuses, helpDeskTopics } from './helpDesk.ts'
import { seenVersion } from '#contract/wire/lenient.ts'

// Requests to the help desk. The checks of texts, which know card numbers, are loaded with the forms.

const messageText = textBlock(helpDeskLimits.message).check(z.minLength(1, fieldProblem('required')))

/** POST companies/{companyId}/profiles/{profileId}/help-desk/requests. */
export const newDeskRequestSchema = z.strictObject({
  topic: z.enum(helpDeskTopics, fieldProblem('required')),
  /** Record locator of a trip of the person; left out for none. */
  bookingId: z.optional(recordId),
  text: messageText,
})
export type NewDeskRequest = z.input<typeof newDeskRequestSchema>

/** POST .../help-desk/requests/{requestId}/messages. */
export const newDeskMessageSchema = z.strictObject({ text: messageText })

/** PUT .../help-desk/requests/{requestId}/status: a person can only solve a request. A message opens it again. */
export const ownDeskStatusSchema = z.strictObject({ status: z.literal('solved') })

/**
 * POST .../help-desk/queue/{requestId}/messages, by an agent. Messages of the person after the version are not answered
 * by it.
 */
export const queueMessageSchema = z.strictObject({ text: messageText, version: seenVersion })

/** PUT .../help-desk/queue/{requestId}/status, by an agent. */
export const queueStatusSchema = z.strictObject({ status: z.enum(helpDeskStatuses), version: seenVersion })

/** PUT .../help-desk/queue/{requestId}/agent: the caller takes care of it, or no longer does. */
export const queueAgentSchema = z.strictObject({ isMine: z.boolean(), version: seenVersion })
