import { useEffect, useSyncExternalStore } from 'react'
import type { MessageId } from '@/i18n/messages'
import { type RouteName, titleOf } from '@/routes/table'

/** Names of the things that the page shown is about, by the title of their kind: they stand in the trail in its place. */
let names: ReadonlyMap<MessageId, string> = new Map()
const readers = new Set<() => void>()

function put(kind: MessageId, name: string | undefined) {
  const others = [...names].filter(([each]) => each !== kind)
  names = new Map(name === undefined ? others : [...others, [kind, name]])
  for (const read of readers) read()
}

/**
 * Names a screen of the trail after what it shows, as long as the caller is on the page: "Québec offsite", not "Event".
 * @param name undefined until it is known
 */
export function useNameInTrail(route: RouteName, name: string | undefined) {
  const kind = titleOf(route)
  useEffect(() => {
    if (name === undefined) return undefined
    put(kind, name)
    return () => put(kind, undefined)
  }, [kind, name])
}

const subscribe = (read: () => void) => {
  readers.add(read)
  return () => void readers.delete(read)
}

/** The names that the pages shown have given, by the message of the kind's title. */
export const useTrailNames = () => useSyncExternalStore(subscribe, () => names)
