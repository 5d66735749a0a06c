import { loadWithMessages } from '@/i18n/lazyWithMessages'
import type { RouteName } from '@/routes/table'
import { pageOf } from './pages/pages'

/** Loads a page's code and messages early: when a link to it is hovered or focused. */
export async function preloadPage(name: RouteName): Promise<void> {
  try {
    const { load, messages = [] } = pageOf(name)
    await loadWithMessages(messages, load)
  } catch {
    // Navigation loads it again and shows the failure.
  }
}
