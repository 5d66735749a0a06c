import { useSyncExternalStore } from 'react'

/** The key of the place that the reader points at in the table. It changes without rendering the page. */
export interface Highlight {
  set: (place: string | undefined) => void
  get: () => string | undefined
  subscribe: (listener: () => void) => () => void
}

export function createHighlight(): Highlight {
  let current: string | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (place) => {
      if (place === current) return
      current = place
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useHighlighted = ({ subscribe, get }: Highlight) => useSyncExternalStore(subscribe, get)
