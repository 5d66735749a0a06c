import { useEffect, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { type RouteName, rowOf, titleOf } from '@/routes/table'
import { trailOf } from '@/routes/trail'

/**
 * The key of a name: the title of the screen of a record, `person` for the person a page is about, or the query string
 * of a screen above.
 */
type NameKey = MessageId | 'person' | `${RouteName}?`

/** Names of the records that the page shows: trail, back button and document title contain them. */
let names: ReadonlyMap<NameKey, string> = new Map()
const readers = new Set<() => void>()

function setName(key: NameKey, name: string | undefined) {
  const others = [...names].filter(([each]) => each !== key)
  names = new Map(name === undefined ? others : [...others, [key, name]])
  for (const read of readers) read()
}

function useName(key: NameKey, name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return undefined
    setName(key, name)
    return () => setName(key, undefined)
  }, [key, name])
}

/**
 * Names a screen after its record while the caller is on the page: "Québec offsite", not "Event".
 * @param route a row with `isNamed`
 * @param name undefined until it is known
 */
export const useNameInTrail = (route: RouteName, name: string | undefined) => useName(titleOf(route), name)

/** Names the person whose page is shown, for the screens whose rows have a `subject`. */
export const usePersonInTrail = (name: string) => useName('person', name)

/**
 * Has trail and back button lead to a screen above with this query string while the caller is on the page: a list as the
 * reader left it.
 */
export const useQueryInTrail = (route: RouteName, query: string) => useName(`${route}?`, query)

const subscribe = (read: () => void) => {
  readers.add(read)
  return () => void readers.delete(read)
}
const useNames = () => useSyncExternalStore(subscribe, () => names)

/**
 * The names of screens: the name of the record for a screen with `isNamed`, undefined until the page knows it, and the
 * title for any other screen.
 */
export function useScreenNames(): (route: RouteName) => string | undefined {
  const { formatMessage } = useIntl()
  const known = useNames()
  return (route) => (rowOf(route).isNamed ? known.get(titleOf(route)) : formatMessage({ id: titleOf(route) }))
}

/** The query strings of the screens above. */
export function useQueriesAbove(): (route: RouteName) => string {
  const known = useNames()
  return (route) => known.get(`${route}?`) ?? ''
}

/** The person of a screen, where neither its own name nor that of a screen above contains one. */
export function usePersonOf(route: RouteName): string | undefined {
  const person = useNames().get('person')
  const isSaid = [route, ...trailOf(route)].some((each) => rowOf(each).isNamed)
  return rowOf(route).subject !== undefined && !isSaid ? person : undefined
}
