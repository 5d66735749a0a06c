import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  fitted,
  type MapSize,
  type MapView,
  panned,
  type Point,
  transformBetween,
  withinWorld,
  zoomed,
} from './view.rules'

/** Where nothing is laid out, as in a document without styles. */
const unlaid: MapSize = { width: 960, height: 454 }
/** Pause after the last turn of a wheel from which the map is drawn anew. */
const settleMs = 140

export interface MapElements {
  frame: RefObject<HTMLDivElement | null>
  /** Moves as one image until the view settles. */
  moved: RefObject<HTMLDivElement | null>
}

export interface MapMoves {
  size: MapSize
  /** The drawn view. */
  view: MapView
  pan: (by: Point) => void
  zoom: (factor: number, around?: Point) => void
  /** Draws the view where the moving image has come to. */
  settle: () => void
  /** Draws it once nothing has moved for a moment. */
  settleSoon: () => void
  /** Shows all points again, also after they change. */
  fit: () => void
}

/**
 * The view of the map. It shows all points until the reader moves it. While it moves, one CSS transform moves the whole
 * drawing; only a view that has settled is rendered.
 */
export function useMapView({ frame, moved }: MapElements, points: readonly Point[]): MapMoves {
  const size = useMapSize(frame)
  const [chosen, setChosen] = useState<MapView>()
  const view = useMemo(() => (chosen ? withinWorld(chosen, size) : fitted(points, size)), [chosen, points, size])
  const live = useRef(view)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    live.current = view
    moved.current?.style.removeProperty('transform')
  }, [moved, view])
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  const move = (next: MapView) => {
    live.current = next
    moved.current?.style.setProperty('transform', transformBetween(view, next))
  }
  const settle = () => {
    clearTimeout(timer.current)
    if (live.current !== view) setChosen(live.current)
  }
  return {
    size,
    view,
    pan: (by) => move(panned(live.current, by, size)),
    zoom: (factor, around = [size.width / 2, size.height / 2]) => move(zoomed(live.current, factor, around, size)),
    settle,
    settleSoon: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, settleMs)
    },
    fit: () => setChosen(undefined),
  }
}

/** The size of an element, also after it changes. */
function useMapSize(ref: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState(unlaid)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    update()
    if (!('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
