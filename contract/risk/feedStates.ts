import * as z from 'zod/mini'
import { instant } from '#contract/wire/envelope.ts'
import { addition, withFallback } from '#contract/wire/lenient.ts'

/** Whether what a feed told can be relied upon. `notChecked`: no address is configured, or no answer came yet. */
export const sourceStates = ['current', 'stale', 'failed', 'notChecked'] as const
export type SourceState = (typeof sourceStates)[number]

/** Minutes after which alerts that were not read again count as stale. They are read every two. */
export const alertsStaleMinutes = 15

/** How the feed of alerts was last read; its numbers count since it was configured. */
export const alertFeedSchema = z.object({
  state: withFallback(z.enum(sourceStates), 'notChecked'),
  /** Whether the operator has configured an address. */
  isConfigured: z.boolean(),
  /** The last success; null where there was none. */
  readAt: z.nullable(instant),
  checkedAt: z.nullable(instant),
  /** The problem of the last attempt, a code for operators; null after a success. */
  failureCode: z.nullable(z.string()),
  /** Documents that were read. */
  documents: z.int(),
  /** Documents that were refused, or that the index names and that are not there: nothing of them is stored. */
  refused: z.int(),
  /** Documents that were read although they have a formal mistake. */
  warned: z.int(),
  /** Documents that the index names and that could not be fetched yet. */
  unread: addition(z.int(), 0),
  /** The problem of the last refused document, a code; null without one. */
  lastRefusal: z.nullable(z.string()),
})
export type AlertFeed = z.infer<typeof alertFeedSchema>
