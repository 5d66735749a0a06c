import { type RefObject, useEffect, useRef } from 'react'
import type { MapMoves } from './useMapView'
import type { Point } from './view.rules'

/** Movement in px from which a press is a drag rather than a click. */
const dragPx = 4
const stepPx = 80
const zoomStep = 1.6

const arrows: Record<string, Point> = {
  ArrowLeft: [stepPx, 0],
  ArrowRight: [-stepPx, 0],
  ArrowUp: [0, stepPx],
  ArrowDown: [0, -stepPx],
}

/** The steps of the buttons and keys. */
export function steps({ pan, zoom, settle, fit }: MapMoves): Record<string, () => void> {
  const at = (move: () => void) => () => {
    move()
    settle()
  }
  const nearer = at(() => zoom(zoomStep))
  const farther = at(() => zoom(1 / zoomStep))
  return {
    ...Object.fromEntries(Object.entries(arrows).map(([key, by]) => [key, at(() => pan(by))])),
    '+': nearer,
    '=': nearer,
    '-': farther,
    '0': fit,
  }
}

/**
 * Moves the map by mouse, touch, wheel and keyboard. A wheel zooms with Ctrl or ⌘ only, and a finger moves it sideways,
 * so that the page still scrolls; two fingers move and zoom. Keys work while a control of the map has the focus.
 */
export function useGestures(
  { group, frame }: { group: RefObject<HTMLElement | null>; frame: RefObject<HTMLElement | null> },
  moves: MapMoves,
  isDrawing: boolean,
) {
  const latest = useRef({ moves, isDrawing })
  useEffect(() => {
    latest.current = { moves, isDrawing }
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const end = new AbortController()
    const options = { signal: end.signal }
    watchPointers(element, () => latest.current, options)
    element.addEventListener('wheel', (event) => turned(event, element, latest.current.moves), {
      ...options,
      passive: false,
    })
    return () => end.abort()
  }, [frame])
  useEffect(() => {
    const element = group.current
    const press = (event: KeyboardEvent) => {
      const step = steps(latest.current.moves)[event.key]
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      step()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [group])
}

function turned(event: WheelEvent, element: HTMLElement, { zoom, settleSoon }: MapMoves) {
  if (!event.ctrlKey && !event.metaKey) return
  event.preventDefault()
  zoom(Math.exp(-event.deltaY / 200), pointFrom(cornerOf(element), event))
  settleSoon()
}

/** The upper left corner of an element in the window. Reading it lays the page out, which a movement must not repeat. */
export const cornerOf = (element: HTMLElement): Point => {
  const { left, top } = element.getBoundingClientRect()
  return [left, top]
}

/** Where an event is, from a corner. */
export const pointFrom = ([left, top]: Point, { clientX, clientY }: { clientX: number; clientY: number }): Point => [
  clientX - left,
  clientY - top,
]

type Current = () => { moves: MapMoves; isDrawing: boolean }

function watchPointers(element: HTMLElement, current: Current, options: { signal: AbortSignal }) {
  const down = new Map<number, Point>()
  let isDragging = false
  let corner: Point = [0, 0]
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (current().isDrawing || event.button !== 0) return
      if (down.size === 0) corner = cornerOf(element)
      down.set(event.pointerId, pointFrom(corner, event))
    },
    options,
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId)
      if (!before) return
      const now = pointFrom(corner, event)
      const by: Point = [now[0] - before[0], now[1] - before[1]]
      if (!isDragging && down.size < 2 && Math.hypot(...by) < dragPx) return
      if (!isDragging) element.setPointerCapture(event.pointerId)
      isDragging = true
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      down.set(event.pointerId, now)
      if (!other) return current().moves.pan(by)
      current().moves.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other))
      current().moves.pan([by[0] / 2, by[1] / 2])
    },
    options,
  )
  const up = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0) return
    if (isDragging) current().moves.settle()
    isDragging = false
  }
  for (const kind of ['pointerup', 'pointercancel'] as const) element.addEventListener(kind, up, options)
}

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2)
const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2]
