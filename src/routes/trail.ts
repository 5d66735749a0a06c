import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/locales.ts'
import { type RouteName, rowOf, table } from './table'

/** The list of trips that stands in for the one that rows name as their parent. */
type TripList = 'tripsList' | 'tripsList_v2'

/**
 * The screens above a screen, the highest first; those at the top have none.
 * @param list the list of trips that the person has
 */
export function trailOf(name: RouteName, list: TripList = 'tripsList'): RouteName[] {
  const { parent } = rowOf(name)
  if (!parent || !Object.hasOwn(table, parent)) return []
  const above = parent === 'tripsList' ? list : (parent as RouteName)
  return [...trailOf(above, list), above]
}

/** The address of a screen above the one shown, whose parameters hold those it needs. */
export const pathAbove = (name: RouteName, locale: LocaleCode, params: Readonly<Record<string, string | undefined>>) =>
  generatePath(`/${locale}${rowOf(name).path}`, params)

export function parentPath(
  name: RouteName,
  locale: LocaleCode,
  params: Readonly<Record<string, string | undefined>>,
  list?: TripList,
): string | undefined {
  const parent = trailOf(name, list).at(-1)
  return parent && pathAbove(parent, locale, params)
}
