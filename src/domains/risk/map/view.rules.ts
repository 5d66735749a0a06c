/*
 * The map is equirectangular: a straight line on it is a straight line between coordinates, so that a drawn area is
 * exactly the area that the server checks. Distances are stretched from south to north, true at 34° of latitude.
 */

export const worldWidth = 1000
export const stretch = 1.2
/** The latitudes that the map shows. */
const [north, south] = [84, -58]
const unitsOfDegree = worldWidth / 360
export const equator = north * unitsOfDegree * stretch
export const worldHeight = (north - south) * unitsOfDegree * stretch

/** A point on the screen or in units of the world, from its left and upper edge. */
export type Point = readonly [x: number, y: number]

export interface Coordinates {
  latitude: number
  longitude: number
}

/** The size of the map on the screen, in px. */
export interface MapSize {
  width: number
  height: number
}

/** A part of the world: px for each unit, and where the world's corner is. */
export interface MapView {
  scale: number
  x: number
  y: number
}

export const toWorld = ({ latitude, longitude }: Coordinates): Point => [
  (longitude + 180) * unitsOfDegree,
  equator - latitude * unitsOfDegree * stretch,
]

export const toCoordinates = ([x, y]: Point): Coordinates => ({
  latitude: Math.max(-90, Math.min(90, (equator - y) / unitsOfDegree / stretch)),
  longitude: Math.max(-180, Math.min(180, x / unitsOfDegree - 180)),
})

export const toScreen = ({ scale, x, y }: MapView, [worldX, worldY]: Point): Point => [
  worldX * scale + x,
  worldY * scale + y,
]

export const fromScreen = ({ scale, x, y }: MapView, [screenX, screenY]: Point): Point => [
  (screenX - x) / scale,
  (screenY - y) / scale,
]

/** The scale at which the whole world is seen. */
export const leastScale = ({ width, height }: MapSize): number => Math.min(width / worldWidth, height / worldHeight)

export const mostZoom = 48

/** The nearest view that shows nothing beyond the edge of the world. */
export function withinWorld({ scale, x, y }: MapView, size: MapSize): MapView {
  const least = leastScale(size)
  const kept = Math.max(least, Math.min(least * mostZoom, scale))
  const along = (at: number, room: number, world: number) =>
    world <= room ? (room - world) / 2 : Math.max(room - world, Math.min(0, at))
  return {
    scale: kept,
    x: along(x, size.width, worldWidth * kept),
    y: along(y, size.height, worldHeight * kept),
  }
}

export const panned = (view: MapView, [right, down]: Point, size: MapSize): MapView =>
  withinWorld({ ...view, x: view.x + right, y: view.y + down }, size)

/** The view at another scale, with a point of the screen kept in its place. */
export function zoomed(view: MapView, factor: number, [x, y]: Point, size: MapSize): MapView {
  const least = leastScale(size)
  const scale = Math.max(least, Math.min(least * mostZoom, view.scale * factor))
  const ratio = scale / view.scale
  return withinWorld({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, size)
}

/** Room around the outermost points of a fitted view, in px. */
const margin = 48
/** A single place is shown with its region around it. */
const mostFitted = 8

/** The view with all points in it, no nearer than `most` times the whole world; the whole world without any. */
export function fitted(points: readonly Point[], size: MapSize, most = mostFitted): MapView {
  const least = leastScale(size)
  if (points.length === 0) return withinWorld({ scale: least, x: 0, y: 0 }, size)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.max(
    least,
    Math.min(
      least * most,
      (size.width - 2 * margin) / Math.max(1, right - left),
      (size.height - 2 * margin) / Math.max(1, bottom - top),
    ),
  )
  const [centerX, centerY] = [(left + right) / 2, (top + bottom) / 2]
  return withinWorld({ scale, x: size.width / 2 - centerX * scale, y: size.height / 2 - centerY * scale }, size)
}

/** The CSS transform that shows a view from the drawing of another one. */
export function transformBetween(drawn: MapView, shown: MapView): string {
  const ratio = shown.scale / drawn.scale
  return `translate(${shown.x - drawn.x * ratio}px, ${shown.y - drawn.y * ratio}px) scale(${ratio})`
}
