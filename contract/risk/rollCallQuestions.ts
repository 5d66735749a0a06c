import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { textBlock } from '#contract/fields/fields.ts'
import { rollCallAnswers } from '#contract/reports/itineraryReport.ts'
import { addition } from '#contract/wire/lenient.ts'
import { rollCallLimits } from './rollCalls.ts'

/** GET roll-calls/answer/{key}: the question to the person who got the link, or the answer to it. */
export const mailedQuestionSchema = z.object({
  firstName: z.string(),
  company: z.string(),
  about: z.string(),
  note: z.string(),
  askedAt: instant,
  /** Null until the question is answered, and where an advisor recorded that the person is safe. */
  answer: z.nullable(z.enum(rollCallAnswers)),
  answeredAt: z.nullable(instant),
  /** The telephone of the travel agency for emergencies; null where it has none. */
  phone: addition(z.nullable(z.string()), null),
})
export type MailedQuestion = z.infer<typeof mailedQuestionSchema>

/** POST roll-calls/answer/{key}. */
export const mailedAnswerSchema = z.strictObject({ answer: z.enum(rollCallAnswers) })

/** The answer as it is stored. */
export const mailedAnsweredSchema = z.object({
  answer: z.enum(rollCallAnswers),
  answeredAt: instant,
  /** Lets the person add a note for a short time; null where the link was used before. */
  noteToken: z.nullable(z.string()),
})

/** POST roll-calls/answer/{key}/note. */
export const mailedNoteSchema = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
  note: textBlock(rollCallLimits.answerNote).check(z.minLength(1)),
})

/**
 * POST companies/{companyId}/profiles/{profileId}/roll-calls/{rollCallId}/answer: the signed-in person's own. Risk
 * advisors read `note` beside the answer. The words of an earlier answer do not stay beside another one; the same answer
 * again changes nothing. The question is a notification of type `rollcall`, with `question.note` and `question.phone`
 * (contract/notices/notifications.ts).
 */
export const ownAnswerSchema = z.strictObject({
  answer: z.enum(rollCallAnswers),
  note: z.optional(textBlock(rollCallLimits.answerNote)),
})
export type OwnAnswer = z.input<typeof ownAnswerSchema>
export const ownAnsweredSchema = z.object({ answer: z.enum(rollCallAnswers), answeredAt: instant })
