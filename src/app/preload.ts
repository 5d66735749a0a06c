import { loadWithMessages } from '@/i18n/lazyWithMessages'
import type { RouteName } from '@/routes/table'
import { pages } from './pages'

/** Loads a page's code and messages early: when a link to it is hovered or focused. */
export function preloadPage(name: RouteName): void {
  const { load, messages = [] } = pages[name]
  loadWithMessages(messages, load).catch(() => undefined)
}
