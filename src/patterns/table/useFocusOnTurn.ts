import { useEffect, useRef } from 'react'

/**
 * Focuses the beginning of another page of the same rows once it is loaded. When the rows themselves change, as by a
 * search, the focus stays at the field.
 * @param rows names the paged rows: equal for all their pages
 */
export function useFocusOnTurn<Beginning extends HTMLElement>(pageNumber: number, rows: string, isFetching: boolean) {
  const beginning = useRef<Beginning>(null)
  const seen = useRef({ pageNumber, rows })
  useEffect(() => {
    if (isFetching) return
    const isTurned = seen.current.rows === rows && seen.current.pageNumber !== pageNumber
    seen.current = { pageNumber, rows }
    if (isTurned) beginning.current?.focus()
  }, [pageNumber, rows, isFetching])
  return beginning
}
