import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/locales.ts'

/**
 * §2: who completes a profile for an event (`g`) goes back to its page; undefined while the application has none.
 * @param table the rows of the routes
 */
export function eventPath(locale: LocaleCode, event: string, table: Record<string, { path: string }>) {
  const row = Object.values(table).find(({ path }) => path === '/events/:groupTravelId')
  return row && `/${locale}${generatePath(row.path, { groupTravelId: event })}`
}
