import * as z from 'zod/mini'
import { instant, pageOf } from '#contract/wire/envelope.ts'

export const riskViewsPage = 20

/** The kinds of views: a list or a file of found travelers, data of one trip, or the people of a roll call. */
export const riskViewKinds = ['search', 'download', 'contactCard', 'tripAdvice', 'rollCall', 'rollCallPreview'] as const
export type RiskViewKind = (typeof riskViewKinds)[number]

/** Row of GET admin/companies/{companyId}/risk-views, an addition: a risk advisor's view of data of other people. */
export const riskViewSchema = z.object({
  id: z.string(),
  at: instant,
  /** The name of the risk advisor. */
  viewer: z.string(),
  kind: z.enum(riskViewKinds),
  /** The parameters of a search, with their values; a searched name has none, because it is not recorded. */
  conditions: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Record locators of the viewed trips; none for a search. */
  bookingIds: z.array(z.string()),
  /** The subject of a roll call; empty for other kinds. */
  about: z.string(),
})
export type RiskView = z.infer<typeof riskViewSchema>
export const riskViewPageSchema = pageOf(riskViewSchema)
export type RiskViewPage = z.infer<typeof riskViewPageSchema>
