import { type RefObject, useEffect, useRef, useState } from 'react'
import { rectangle } from './area.rules'
import { cornerOf } from './corner'
import styles from './TravelerMap.module.css'
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

type PointerKind = 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture'

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
    const { signal } = end
    const corner = cornerOf(element, { signal })
    let pressed: { id: number; from: Point } | undefined
    const press = (event: PointerEvent) => {
      // The other buttons of a mouse, and further fingers, draw nothing.
      if (event.button !== 0 || pressed) return
      element.setPointerCapture?.(event.pointerId)
      corner.renew()
      pressed = { id: event.pointerId, from: corner.pointOf(event) }
    }
    const on = (kind: PointerKind, run: (from: Point, at: Point) => void) =>
      element.addEventListener(
        kind,
        (event) => pressed?.id === event.pointerId && run(pressed.from, corner.pointOf(event)),
        { signal },
      )
    const release = () => {
      pressed = undefined
      setDragged(undefined)
    }
    element.addEventListener('pointerdown', press, { signal })
    on('pointermove', (from, at) => apart(from, at) > dragPx && setDragged([from, at]))
    on('pointerup', (from, at) => {
      release()
      if (apart(from, at) > dragPx) latest.current.onDrag(from, at)
      else latest.current.onClick(at)
    })
    for (const lost of ['pointercancel', 'lostpointercapture'] as const) on(lost, release)
    return () => end.abort()
  }, [layer])
  return dragged
}
