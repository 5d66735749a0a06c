import { useEffect, useRef } from 'react'

/** Scrolls the `aria-current` item of a horizontal row to its middle whenever it changes; the page does not scroll. */
export function useScrollCurrentIntoView<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const here = row.current?.querySelector('[aria-current]')
    if (row.current && here) row.current.scrollLeft += middleOf(here) - middleOf(row.current)
  }, [current])
  return row
}

function middleOf(element: Element) {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
