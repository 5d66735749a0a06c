import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/locales.ts'
import { administeredPages } from './administeredPages'
import { arrangedPages } from './arrangedPages'
import { type RouteName, rowOf, table } from './table'

/** The list of trips that replaces the one named as parent in the rows; it does so for those of others too. */
type TripList = 'tripsList' | 'tripsList_v2'

/**
 * The ancestors of a screen, the highest first; empty for a screen at the top.
 * @param list the list of trips that the person has
 */
export function trailOf(name: RouteName, list: TripList = 'tripsList'): RouteName[] {
  const { parent } = rowOf(name)
  if (!parent || !Object.hasOwn(table, parent)) return []
  const lists: Partial<Record<string, RouteName>> = {
    tripsList: list,
    arrangerItinerary: arrangedPages[list],
    employeeTrips: administeredPages[list],
  }
  const above = lists[parent] ?? (parent as RouteName)
  return [...trailOf(above, list), above]
}

/** The address of an ancestor of the screen shown, whose parameters include the ancestor's. */
export const pathAbove = (name: RouteName, locale: LocaleCode, params: Readonly<Record<string, string | undefined>>) =>
  generatePath(`/${locale}${rowOf(name).path}`, params)
