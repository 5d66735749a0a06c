import { loadWithMessages } from '@/i18n/lazyWithMessages'
import type { RouteName } from '@/routes/table'
import { pages } from './pages'

/** Fetches a page's code and messages before it is asked for: on hover or focus of a link to it. */
export function preloadPage(name: RouteName): void {
  const { load, messages = [] } = pages[name]
  loadWithMessages(messages, load).catch(() => undefined)
}
