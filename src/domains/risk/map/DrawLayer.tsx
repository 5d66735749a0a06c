import { type RefObject, useEffect, useRef, useState } from 'react'
import { rectangle } from './area.rules'
import styles from './TravelerMap.module.css'
import { cornerOf, pointFrom } from './useGestures'
import { fromScreen, type MapView, type Point, toScreen } from './view.rules'

interface DrawLayerProps {
  view: MapView
  /** The corners so far, in units of the world. */
  corners: readonly Point[]
  onCorners: (corners: readonly Point[]) => void
  /** Called with at least three corners. */
  onDone: (ring: readonly Point[]) => void
}

const dragPx = 6
/** Distance of a click from the first corner that closes the area. */
const closePx = 14
const apart = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2)

/** The layer above the map while an area is drawn: a drag draws a rectangle, clicks the corners of any other shape. */
export function DrawLayer({ view, corners, onCorners, onDone }: DrawLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const dragged = useDragging(layer, {
    onDrag: (from, to) => onDone(rectangle(fromScreen(view, from), fromScreen(view, to))),
    onClick: (at) => {
      const [first] = corners
      if (first && corners.length > 2 && apart(toScreen(view, first), at) < closePx) return onDone(corners)
      onCorners([...corners, fromScreen(view, at)])
    },
  })
  const shown = dragged ? rectangle(...dragged) : corners.map((corner) => toScreen(view, corner))
  const line = shown.map(([x, y]) => `${x.toFixed(0)},${y.toFixed(0)}`).join(' ')
  return (
    <div ref={layer} className={styles.layer} data-testid="draw-layer">
      <svg aria-hidden="true" className={styles.sketch}>
        <polygon points={line} className={styles.area} />
        {!dragged && shown.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={5} className={styles.corner} />)}
      </svg>
    </div>
  )
}

interface Dragging {
  onDrag: (from: Point, to: Point) => void
  onClick: (at: Point) => void
}

/** The two ends of the present drag on an element; undefined without one. */
function useDragging(layer: RefObject<HTMLElement | null>, calls: Dragging) {
  const [dragged, setDragged] = useState<readonly [Point, Point]>()
  const latest = useRef(calls)
  useEffect(() => {
    latest.current = calls
  })
  useEffect(() => {
    const element = layer.current
    if (!element) return
    const end = new AbortController()
    let corner: Point = [0, 0]
    let from: Point | undefined
    const on = (kind: 'pointermove' | 'pointerup' | 'pointercancel', run: (at: Point) => void) =>
      element.addEventListener(kind, (event) => run(pointFrom(corner, event)), { signal: end.signal })
    const press = (event: PointerEvent) => {
      element.setPointerCapture?.(event.pointerId)
      corner = cornerOf(element)
      from = pointFrom(corner, event)
    }
    element.addEventListener('pointerdown', press, { signal: end.signal })
    on('pointermove', (at) => from && apart(from, at) > dragPx && setDragged([from, at]))
    on('pointerup', (at) => {
      const start = from
      from = undefined
      setDragged(undefined)
      if (!start) return
      if (apart(start, at) > dragPx) latest.current.onDrag(start, at)
      else latest.current.onClick(at)
    })
    on('pointercancel', () => {
      from = undefined
      setDragged(undefined)
    })
    return () => end.abort()
  }, [layer])
  return dragged
}
