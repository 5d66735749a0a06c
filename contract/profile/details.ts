import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { addition } from '#contract/wire/lenient.ts'

/**
 * Answer of POST .../ask-details: the time of the request to the administrators for the details only they can provide,
 * and of the latest reminder, null before the first.
 */
export const detailsAskedSchema = z.object({ askedAt: instant, remindedAt: addition(z.nullable(instant), null) })
export type DetailsAsked = z.infer<typeof detailsAskedSchema>
