import { bringTexts } from '@/i18n/loadTexts'
import { rowOf, type RouteName } from '@/routes/table'

/** Fetches a page's code and texts before it is asked for: on hover or focus of a link to it. */
export function preloadPage(name: RouteName): void {
  const { page, texts = [] } = rowOf(name)
  Promise.all([page(), bringTexts(texts)]).catch(() => undefined)
}
