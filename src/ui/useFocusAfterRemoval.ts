import { type RefObject, useEffect, useRef } from 'react'

/**
 * When an entry of a list is removed, its focus would move to the top of the document. This hook moves it to `target`
 * when the entry is gone.
 * @returns a function to call with the id of the entry about to be removed
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
