import { useMatches } from 'react-router-dom'
import { type RouteName, table } from './table'

/** The row of the screen shown; an address that leads nowhere is the not-found screen. */
export function useRouteName(): RouteName {
  const id = useMatches().at(-1)?.id ?? ''
  return Object.hasOwn(table, id) ? (id as RouteName) : 'notFound'
}
