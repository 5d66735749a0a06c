import * as z from 'zod/mini'
import { advisoryChangeSchema } from './advisories.ts'
import { instant } from '#contract/wire/envelope.ts'
import { listOf } from '#contract/wire/lenient.ts'
import { rollCallCountsSchema } from './rollCalls.ts'

/** Travelers whose next days are looked at for changed advice. */
export const newsDays = 7

/**
 * GET companies/{companyId}/risk/news, an addition: what is new for a risk advisor since this time yesterday, and the
 * roll calls that are open. Lists have at most ten rows, the gravest or newest first.
 */
export const riskNewsSchema = z.object({
  since: instant,
  /** People who arrived in another country. */
  arrived: z.int(),
  /** Alerts about travelers that were received since then, whenever they were sent. */
  alerts: listOf(
    z.object({
      id: z.string(),
      headline: z.string(),
      severity: z.int(),
      isAnnouncement: z.boolean(),
      travellers: z.int(),
    }),
  ),
  /** Changed advice about countries where travelers are, or will be within `newsDays`, with their number. */
  changes: listOf(z.extend(advisoryChangeSchema, { travellers: z.int() })),
  rollCalls: listOf(z.object({ id: z.string(), about: z.string(), askedAt: instant, counts: rollCallCountsSchema })),
})
export type RiskNews = z.infer<typeof riskNewsSchema>
