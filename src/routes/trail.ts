import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/locales.ts'
import { administeredPages } from './administeredPages'
import { arrangedPages } from './arrangedPages'
import { type RouteName, rowOf, table } from './table'

/** The list of trips that replaces the one named as parent in the rows; it does so for those of others too. */
type TripList = 'tripsList' | 'tripsList_v2'

/** Where those who may not open a list come to what stands in it: an administrator to an event that waits for approval. */
const foundIn: Partial<Record<RouteName, RouteName>> = { groupTravel: 'actionCenter' }

/**
 * The ancestors of a screen, the highest first; empty for a screen at the top.
 * @param list the list of trips that the person has
 * @param mayOpen whether they may open a screen: for one they may not, that where they found the way to it stands
 */
export function trailOf(
  name: RouteName,
  list: TripList = 'tripsList',
  mayOpen: (name: RouteName) => boolean = () => true,
): RouteName[] {
  const { parent } = rowOf(name)
  if (!parent || !Object.hasOwn(table, parent)) return []
  const lists: Partial<Record<string, RouteName>> = {
    tripsList: list,
    arrangerItinerary: arrangedPages[list],
    employeeTrips: administeredPages[list],
  }
  const listed = lists[parent] ?? (parent as RouteName)
  const above = mayOpen(listed) ? listed : foundIn[listed]
  return above ? [...trailOf(above, list, mayOpen), above] : []
}

/** The address of an ancestor of the screen shown, whose parameters include the ancestor's. */
export const pathAbove = (name: RouteName, locale: LocaleCode, params: Readonly<Record<string, string | undefined>>) =>
  generatePath(`/${locale}${rowOf(name).path}`, params)
