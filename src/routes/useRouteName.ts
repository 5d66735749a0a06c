import { useMatches } from 'react-router-dom'
import { type RouteName, table } from './table'

/** The route of the screen shown; the not-found screen for an unknown address. */
export function useRouteName(): RouteName {
  const id = useMatches().at(-1)?.id ?? ''
  return Object.hasOwn(table, id) ? (id as RouteName) : 'notFound'
}
