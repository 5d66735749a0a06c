import * as z from 'zod/mini'

/**
 * A text of a government or an alert provider as plain blocks: paragraphs, headings, and the items of lists. It is never
 * HTML, so nothing in it can be run; a link is its words with its https address behind them.
 */
export const plainBlockSchema = z.object({
  kind: z.enum(['heading', 'paragraph', 'item']),
  text: z.string(),
  /** The first link of the block, https only. */
  url: z.optional(z.string()),
})
export type PlainBlock = z.infer<typeof plainBlockSchema>
