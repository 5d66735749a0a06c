import type { Point } from './view.rules'

export interface Corner {
  /** Where an event is, from the corner. */
  pointOf: (event: { clientX: number; clientY: number }) => Point
  /** A movement begins: the corner is read anew. */
  renew: () => void
}

/**
 * The upper left corner of an element in the window. Reading it lays the page out, which a movement must not repeat: it
 * is read once for a movement, and again where the page is scrolled meanwhile.
 */
export function cornerOf(element: HTMLElement, { signal }: { signal: AbortSignal }): Corner {
  let read: Point | undefined
  const renew = () => {
    read = undefined
  }
  window.addEventListener('scroll', renew, { signal, capture: true, passive: true })
  return {
    pointOf: ({ clientX, clientY }) => {
      const [left, top] = (read ??= readCorner(element))
      return [clientX - left, clientY - top]
    },
    renew,
  }
}

function readCorner(element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect()
  return [left, top]
}
