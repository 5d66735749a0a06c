import { type RefObject, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  fitted,
  type MapSize,
  type MapView,
  mostZoom,
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
/** A smaller step would not part the places of a mark. */
const leastApproach = 1.1

export interface MapElements {
  frame: RefObject<HTMLDivElement | null>
  /** Moves as one image until the view settles. */
  moved: RefObject<HTMLDivElement | null>
}

/** Moves the map. The object stays the same, so that a view that has settled renders no button anew. */
export interface MapMoves {
  pan: (by: Point) => void
  zoom: (factor: number, around?: Point) => void
  /** Renders the view where the moving image has come to. */
  settle: () => void
  /** Renders it once nothing has moved for a moment. */
  settleSoon: () => void
  /** Shows all points again, also after they change. */
  fit: () => void
  /** Zooms in on some points; false where that is no nearer, and nothing moves. */
  approach: (points: readonly Point[]) => boolean
}

export interface ShownMap {
  size: MapSize
  /** The view that has settled. */
  view: MapView
  moves: MapMoves
}

/**
 * The view of the map. It shows all points until the reader moves it. While it moves, one CSS transform moves the whole
 * drawing, which is drawn from the corner of the world: only another scale has to be drawn anew.
 */
export function useMapView({ frame, moved }: MapElements, points: readonly Point[]): ShownMap {
  const size = useMapSize(frame)
  const [chosen, setChosen] = useState<MapView>()
  const view = useMemo(() => (chosen ? withinWorld(chosen, size) : fitted(points, size)), [chosen, points, size])
  const live = useRef({ view, drawn: view, size, isMoving: false })
  useLayoutEffect(() => {
    const { current } = live
    Object.assign(current, { drawn: view, size })
    // The reader may have moved on while this view was rendered.
    if (!current.isMoving) current.view = view
    show(moved.current, current)
  }, [moved, view, size])
  // oxlint-disable-next-line react/refs -- movements alone read the refs
  const [{ moves, stop }] = useState(() => movesOf(live, moved, setChosen))
  useLayoutEffect(() => stop, [stop])
  return { size, view, moves }
}

interface LiveView {
  view: MapView
  /** The view that was rendered last. */
  drawn: MapView
  size: MapSize
  isMoving: boolean
}

const show = (moved: HTMLElement | null, { drawn, view }: LiveView) =>
  moved?.style.setProperty('transform', transformBetween({ scale: drawn.scale, x: 0, y: 0 }, view))

function movesOf(
  live: RefObject<LiveView>,
  moved: RefObject<HTMLElement | null>,
  choose: (view: MapView | undefined) => void,
): { moves: MapMoves; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const move = (view: MapView) => {
    Object.assign(live.current, { view, isMoving: true })
    show(moved.current, live.current)
  }
  const rest = (view: MapView | undefined) => {
    stop()
    live.current.isMoving = false
    // A movement that begins meanwhile does not wait for the rendering.
    startTransition(() => choose(view))
  }
  const settle = () => rest(live.current.view)
  const moves: MapMoves = {
    pan: (by) => move(panned(live.current.view, by, live.current.size)),
    zoom: (factor, around) => {
      const { view, size } = live.current
      move(zoomed(view, factor, around ?? [size.width / 2, size.height / 2], size))
    },
    settle,
    settleSoon: () => {
      stop()
      timer = setTimeout(settle, settleMs)
    },
    fit: () => rest(undefined),
    approach: (points) => {
      const { view, size } = live.current
      const next = fitted(points, size, mostZoom)
      const isNearer = next.scale > view.scale * leastApproach
      if (isNearer) rest(next)
      return isNearer
    },
  }
  return { moves, stop }
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
