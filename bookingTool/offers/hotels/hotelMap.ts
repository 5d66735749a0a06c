import { html } from 'hono/html'
import type { Position } from '#server/reference/cityCentres.ts'
import { distance, facts, usesMiles } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { amount } from '#bookingTool/page/parts.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import type { Destination, HotelWithDistance } from './hotelFilters.ts'

/** Size of the drawing in its own units, and the room around the outermost pins. */
const size = { width: 360, height: 250, margin: 22 }
/** The height of the strip under the drawing, which names the hotel that is pointed at. */
const stripHeight = 46
const pinRadius = 13
/** Up to about here distances are drawn nearly as they are. */
const nearKm = 0.4
const kmOfDegree = 111.2
const kmOfMile = 1.609344
/** Circles around the destination, in kilometres or miles; those that fit are drawn. */
const rings = [0.5, 2, 5, 10, 20, 40]

interface Point {
  x: number
  y: number
}

/** Kilometres east and south of a point. */
const offsetFrom = (origin: Position, { latitude, longitude }: Position): Point => ({
  x: (longitude - origin.longitude) * Math.cos((origin.latitude * Math.PI) / 180) * kmOfDegree,
  y: (origin.latitude - latitude) * kmOfDegree,
})

/** Where a point is drawn: in its direction, at the logarithm of its distance, so that near ones keep apart and far ones fit. */
function drawnFrom(farthest: number) {
  const reach = Math.min(size.width, size.height) / 2 - size.margin
  const radius = (km: number) => (Math.log1p(km / nearKm) / Math.log1p(farthest / nearKm)) * reach
  const place = ({ x, y }: Point): Point => {
    const km = Math.hypot(x, y)
    const share = km === 0 ? 0 : radius(km) / km
    return { x: size.width / 2 + x * share, y: size.height / 2 + y * share }
  }
  return { radius, place }
}

/** Moves pins that cover each other, or the destination, apart until each can be read and pressed. */
function keptApart(pins: readonly Point[]): Point[] {
  const middle = { x: size.width / 2, y: size.height / 2 }
  const moved = pins.map((pin) => ({ ...pin }))
  for (let round = 0; round < 60; round += 1)
    for (const [index, one] of moved.entries()) {
      for (const other of [middle, ...moved.slice(0, index)]) push(one, other, index)
      one.x = Math.min(Math.max(one.x, pinRadius + 2), size.width - pinRadius - 2)
      one.y = Math.min(Math.max(one.y, pinRadius + 2), size.height - pinRadius - 2)
    }
  return moved
}

/** Pushes a pin away from a point that it is too near to; on the very same spot in a direction of its own. */
function push(pin: Point, from: Point, index: number): void {
  const [x, y] = [pin.x - from.x || Math.cos(index), pin.y - from.y || Math.sin(index)]
  const away = Math.hypot(x, y)
  const missing = pinRadius * 2 + 2 - away
  if (missing <= 0) return
  pin.x += (x / away) * missing
  pin.y += (y / away) * missing
}

/** A coordinate of the drawing with one decimal. */
const oneDecimal = (units: number) => units.toFixed(1)

export const rowId = ({ hotel }: HotelWithDistance) => `hotel-${hotel.id}`

/**
 * A sketch of where the hotels are around the destination, from their coordinates: no streets, only directions (north is
 * up) and circles of distance, which draw together outwards. Pins carry the numbers of the rows, which say everything the map says.
 */
export function hotelMap(session: ToolSession, hotels: readonly HotelWithDistance[], destination: Destination): Markup {
  const { say } = session
  const points = hotels.map(({ hotel }) => offsetFrom(destination.position, hotel.position))
  const farthest = Math.max(0.5, ...points.map(({ x, y }) => Math.hypot(x, y)))
  const { radius, place } = drawnFrom(farthest)
  const pins = keptApart(points.map(place))
  const [middleX, middleY] = [size.width / 2, size.height / 2]
  return html`<figure class="map">
    <svg
      viewBox="0 0 ${size.width} ${size.height + stripHeight}"
      role="group"
      aria-label="${say('bookingTool.map.label', { place: destination.name })}"
    >
      ${ringsAround(session, radius, farthest)}
      <path
        class="map-here"
        d="M${middleX} ${middleY - 11}l3.2 7.2 7.8.8-5.900 5.200 1.700 7.700-6.800-4-6.800 4 1.700-7.700-5.900-5.200 7.800-.8z"
      />
      <path class="map-strip" d="M0 ${size.height}h${size.width}v${stripHeight}h-${size.width}z" />
      <text class="map-name map-unpointed" x="14" y="${size.height + 28}" aria-hidden="true">
        ★ ${destination.name}
      </text>
      ${hotels.map((one, index) => pin(session, one, { number: index + 1, ...pins[index]! })).reverse()}
    </svg>
    <figcaption class="small">
      ${say('bookingTool.map.caption')}
      ${hotels.some(({ hotel }) => hotel.violations.length > 0) ? html`<span class="map-above">${say('bookingTool.map.captionPolicy')}</span>` : ''}
    </figcaption>
  </figure>`
}

/** Circles of distance, and on top of them what each stands for. */
function ringsAround(session: ToolSession, radius: (km: number) => number, farthest: number): Markup[] {
  const unit = usesMiles(session) ? kmOfMile : 1
  const [x, y] = [size.width / 2, size.height / 2]
  const drawn = rings.map((ring) => ring * unit).filter((km) => km <= farthest * 1.4)
  const circles = drawn.map((km) => html`<circle class="map-ring" cx="${x}" cy="${y}" r="${oneDecimal(radius(km))}" />`)
  const names = drawn.map(
    (km) =>
      html`<text class="map-distance" x="${x}" y="${oneDecimal(y - radius(km) + 14)}">${distance(session, km)}</text>`,
  )
  return [...circles, ...names]
}

/** A pin, and in the strip its name and price while it or its row is pointed at. */
function pin(session: ToolSession, one: HotelWithDistance, { number, x, y }: Point & { number: number }): Markup {
  const { hotel, kilometres } = one
  const night = Math.round(totalOf(hotel.price) / hotel.nights.length)
  return html`<a
    href="#${rowId(one)}"
    class="map-pin${hotel.violations.length > 0 ? ' map-above' : ''}"
    aria-label="${number}. ${hotel.name}"
    ><circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="${pinRadius}" /><text
      class="map-number"
      x="${oneDecimal(x)}"
      y="${oneDecimal(y + 4.5)}"
      >${number}</text
    ><text class="map-name" x="14" y="${size.height + 19}">${number}. ${hotel.name}</text
    ><text class="map-price" x="14" y="${size.height + 36}"
      >${facts(`${amount(session, night)} ${session.say('bookingTool.perNight')}`, distance(session, kilometres))}</text
    ></a
  >`
}
