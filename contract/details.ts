import * as z from 'zod/mini'
import { instant } from './envelope.ts'
import { addition } from './lenient.ts'

/**
 * Answer of POST .../ask-details: since when the administrators are asked for the details only they can provide, and when
 * they were last reminded; null if never since.
 */
export const detailsAskedSchema = z.object({ askedAt: instant, remindedAt: addition(z.nullable(instant), null) })
export type DetailsAsked = z.infer<typeof detailsAskedSchema>
