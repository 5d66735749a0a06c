import { bringTexts } from '@/i18n/loadTexts'
import type { RouteName } from '@/routes/table'
import { pages } from './pages'

/** Fetches a page's code and texts before it is asked for: on hover or focus of a link to it. */
export function preloadPage(name: RouteName): void {
  const { load, texts = [] } = pages[name]
  Promise.all([load(), bringTexts(texts)]).catch(() => undefined)
}
