import type { ComponentType } from 'react'
import type { Addition } from '#contract/session/configuration.ts'
import type { ProfileRef } from '@/http/paths'
import type { TextDomain } from '@/i18n/textBundles'
import type { AddressParams, Prefetch } from '@/store/prefetch'

interface PageCode {
  default: ComponentType
  /** Requests the data it shows at once (`firstAnswers`). */
  prefetch?: Prefetch
}
export type LoadPage = () => Promise<PageCode>

interface Asked {
  /** Path below the main API. */
  path: string
  /** For a call that is an addition: its name in GET configuration. */
  addition?: Addition
}

export interface PageRow {
  load: LoadPage
  /**
   * Domains whose messages the page shows besides the core's (`i18n/textBundles`). They load together with its code.
   */
  messages?: readonly TextDomain[]
  /** Calls about the signed-in person that the page makes at once. They are sent while its code is loading. */
  asks?: (me: ProfileRef, params: AddressParams) => readonly Asked[]
}

/** One of the reader's own pages, about another person: without the early calls, which are about the reader. */
export const aboutAnother = ({ load, messages = [] }: PageRow): PageRow => ({
  load: async () => ({ default: (await load()).default }),
  messages,
})
