import * as z from 'zod/mini'
import { instant } from './envelope.ts'

/** Answer of POST .../ask-details: when the administrators were asked for the details only they can provide. */
export const detailsAskedSchema = z.object({ askedAt: instant })
