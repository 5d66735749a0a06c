import * as z from 'zod/mini'
import { localDate } from '#contract/wire/envelope.ts'
import { listOf } from '#contract/wire/lenient.ts'

/** A mark of the action centre: an action that the person has read, snoozed or marked as done. */
export const actionMarkSchema = z.object({
  /** Key of the action: `passportExpired:doc-1`, `issue:genderMissing`. */
  key: z.string(),
  state: z.enum(['read', 'snoozed', 'done']),
  /** The day a snoozed action comes back; null when it is read or done. */
  until: z.nullable(localDate),
})
export type ActionMark = z.infer<typeof actionMarkSchema>
/** The answer to DELETE .../action-marks/{key}. */
export const removedActionMarkSchema = z.pick(actionMarkSchema, { key: true })
/** GET .../action-marks. */
export const actionMarkListSchema = listOf(actionMarkSchema)

export const actionKey = z.string().check(z.regex(/^[A-Za-z0-9:._-]{1,120}$/))
/** The furthest ahead an action may be snoozed, in days. */
export const maxSnoozeDays = 90
/** Body of PUT .../action-marks/{key}; DELETE takes the mark away. */
export const putActionMarkSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('snoozed'), until: localDate }),
  z.strictObject({ state: z.literal('done'), until: z.null() }),
  z.strictObject({ state: z.literal('read'), until: z.null() }),
])
export type PutActionMark = z.infer<typeof putActionMarkSchema>
