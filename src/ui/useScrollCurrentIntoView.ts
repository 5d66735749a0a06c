import { useEffect, useRef } from 'react'

/** Brings the `aria-current` one of a row that scrolls sideways to its middle, whenever it is another; the page stays. */
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
