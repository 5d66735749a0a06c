import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where an entry of a list is removed, the focus would fall to the top of the document; it goes to `target` instead,
 * once the entry is gone: what it was on may go with it.
 * @returns called with the id of the entry that is about to go
 */
export function useFocusAfterRemoval(
  entries: readonly { id: string }[] | undefined,
  target: RefObject<HTMLElement | null>,
): (id: string) => void {
  const going = useRef<string>(undefined)
  useEffect(() => {
    if (going.current === undefined || entries?.some(({ id }) => id === going.current)) return
    going.current = undefined
    target.current?.focus()
  }, [entries, target])
  return (id) => void (going.current = id)
}
