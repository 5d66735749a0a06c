import type { ComponentType } from 'react'
import type { TextDomain } from '@/i18n/textBundles'
import type { Prefetch } from '@/store/prefetch'

interface PageCode {
  default: ComponentType
  /** Requests the data it shows at once (`firstAnswers`). */
  prefetch?: Prefetch
}
export type LoadPage = () => Promise<PageCode>

export interface PageRow {
  load: LoadPage
  /**
   * Domains whose messages the page shows besides the core's (`i18n/textBundles`). They load together with its code.
   */
  messages?: readonly TextDomain[]
}

/** One of the reader's own pages, about another person: without the early calls, which are about the reader. */
export const aboutAnother = ({ load, messages = [] }: PageRow): PageRow => ({
  load: async () => ({ default: (await load()).default }),
  messages,
})
