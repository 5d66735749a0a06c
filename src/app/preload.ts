import { currentLocale } from '@/i18n/currentLocale'
import { enterLanguage } from '@/i18n/loadMessages'
import { loadWithMessages } from '@/i18n/loadWithMessages'
import type { RouteName } from '@/routes/table'
import { pageOf } from './pages/pages'

/**
 * Loads the texts of the first screen, and its page. The application requests them again and reports a failure.
 * @param name undefined where the address needs a redirect first
 */
export function preloadFirstPage(name: RouteName | undefined): void {
  enterLanguage(currentLocale()).catch(() => undefined)
  if (name) void preloadPage(name)
}

/** Loads a page's code and messages early: when a link to it is hovered or focused. */
export async function preloadPage(name: RouteName): Promise<void> {
  try {
    const { load, messages = [] } = pageOf(name)
    await loadWithMessages(messages, load)
  } catch {
    // Navigation loads it again and shows the failure.
  }
}
