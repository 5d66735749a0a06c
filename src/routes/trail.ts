import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { administeredPages } from './administeredPages'
import { arrangedPages } from './arrangedPages'
import { type RouteName, rowOf, table } from './table'

/** The list of trips that replaces the one named as parent in the rows, for the pages about other people too. */
type TripList = 'tripsList' | 'tripsList_v2'

/**
 * The screen that leads to an item for people who may not open the item's list: an administrator reaches an event that
 * waits for approval from the action center.
 */
const foundIn: Partial<Record<RouteName, RouteName>> = { groupTravel: 'actionCenter' }

/**
 * The ancestors of a screen, the highest first; empty for a top screen.
 * @param list the person's list of trips
 * @param mayOpen whether the person may open a screen; a closed one is replaced by the screen that led to the item
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

/** The address of an ancestor of the present screen, whose parameters include the ancestor's. */
export const pathAbove = (name: RouteName, locale: LocaleCode, params: Readonly<Record<string, string | undefined>>) =>
  generatePath(`/${locale}${rowOf(name).path}`, params)
