import { type RefObject, useEffect, useRef } from 'react'
import { type Corner, cornerOf } from './corner'
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
    const watched = { element, corner: cornerOf(element, options), current: () => latest.current }
    watchPointers(watched, options)
    watchWheel(watched, options)
    // One finger scrolls the page up and down. Two belong to the map, also where they move up and down.
    const keepTwo = (event: TouchEvent) => event.touches.length > 1 && event.cancelable && event.preventDefault()
    element.addEventListener('touchmove', keepTwo, { ...options, passive: false })
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

interface Watched {
  element: HTMLElement
  corner: Corner
  current: () => { moves: MapMoves; isDrawing: boolean }
}

/** Turns of a wheel that follow one another within this time are one movement. */
const turnMs = 300

function watchWheel({ element, corner, current }: Watched, options: { signal: AbortSignal }) {
  let last = -Infinity
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    if (event.timeStamp - last > turnMs) corner.renew()
    last = event.timeStamp
    const { zoom, settleSoon } = current().moves
    zoom(Math.exp(-event.deltaY / 200), corner.pointOf(event))
    settleSoon()
  }
  element.addEventListener('wheel', turn, { ...options, passive: false })
}

/** Two fingers need the corner of the map; one moves it by differences, and nothing is laid out for it. */
function watchPointers({ element, corner, current }: Watched, options: { signal: AbortSignal }) {
  const down = new Map<number, Point>()
  let isDragging = false
  const press = (event: PointerEvent) => {
    if (current().isDrawing || event.button !== 0) return
    corner.renew()
    down.set(event.pointerId, pointOf(event))
  }
  const up = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0) return
    if (isDragging) current().moves.settle()
    isDragging = false
  }
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (!before) return
    // Before a drag begins, a button that is released beyond the edge is not reported.
    if (event.buttons === 0) return up(event)
    const now = pointOf(event)
    const by: Point = [now[0] - before[0], now[1] - before[1]]
    if (!isDragging && down.size < 2 && Math.hypot(...by) < dragPx) return
    if (!isDragging) element.setPointerCapture(event.pointerId)
    isDragging = true
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, now)
    if (!other) return current().moves.pan(by)
    const [clientX, clientY] = middle(now, other)
    const around = corner.pointOf({ clientX, clientY })
    current().moves.zoom(distance(now, other) / Math.max(1, distance(before, other)), around)
    current().moves.pan([by[0] / 2, by[1] / 2])
  }
  element.addEventListener('pointerdown', press, options)
  element.addEventListener('pointermove', move, options)
  for (const kind of ['pointerup', 'pointercancel'] as const) element.addEventListener(kind, up, options)
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => [clientX, clientY]
const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2)
const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2]
