import { useEffect, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { type RouteName, rowOf, titleOf } from '@/routes/table'
import { trailOf } from '@/routes/trail'

/** A name is kept by the title of the kind of thing; that of the person a page is about, by itself. */
type NameKey = MessageId | 'person'

/** Names of the things that the page shown is about: trail, back button and document title say them. */
let names: ReadonlyMap<NameKey, string> = new Map()
const readers = new Set<() => void>()

function put(key: NameKey, name: string | undefined) {
  const others = [...names].filter(([each]) => each !== key)
  names = new Map(name === undefined ? others : [...others, [key, name]])
  for (const read of readers) read()
}

function useName(key: NameKey, name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return undefined
    put(key, name)
    return () => put(key, undefined)
  }, [key, name])
}

/**
 * Names a screen after what it shows, as long as the caller is on the page: "Québec offsite", not "Event".
 * @param route a row with `isNamed`
 * @param name undefined until it is known
 */
export const useNameInTrail = (route: RouteName, name: string | undefined) => useName(titleOf(route), name)

/** Names the person whose page is shown, for the screens whose rows have a `subject`. */
export const usePersonInTrail = (name: string) => useName('person', name)

const subscribe = (read: () => void) => {
  readers.add(read)
  return () => void readers.delete(read)
}
const useNames = () => useSyncExternalStore(subscribe, () => names)

/**
 * The one rule for what a screen is called: a screen about one thing by the name of the thing, which is undefined until
 * the page knows it, and any other screen by its title.
 */
export function useScreenNames(): (route: RouteName) => string | undefined {
  const { formatMessage } = useIntl()
  const known = useNames()
  return (route) => (rowOf(route).isNamed ? known.get(titleOf(route)) : formatMessage({ id: titleOf(route) }))
}

/** The person whom a screen is about, where neither its own name nor that of a screen above says it. */
export function usePersonOf(route: RouteName): string | undefined {
  const person = useNames().get('person')
  const isSaid = [route, ...trailOf(route)].some((each) => rowOf(each).isNamed)
  return rowOf(route).subject !== undefined && !isSaid ? person : undefined
}
