import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/locales.ts'

/**
 * §2: the page of an event (`g`), for going back after completing a profile for it; undefined while there is no such
 * page.
 * @param table the rows of the routes
 */
export function eventPath(locale: LocaleCode, event: string, table: Record<string, { path: string }>) {
  const row = Object.values(table).find(({ path }) => path === '/events/:groupTravelId')
  return row && `/${locale}${generatePath(row.path, { groupTravelId: event })}`
}
