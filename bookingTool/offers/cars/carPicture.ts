import { html } from 'hono/html'
import type { CarClassRow } from '#server/reference/carClasses.ts'
import type { Markup } from '#bookingTool/page/layout.ts'

/** The outline of a car seen from its side, and its windows; it stands on two wheels at `wheels`. */
interface Shape {
  body: string
  windows: string
  wheels: readonly [rear: number, front: number]
}

const shapes = {
  hatchback: {
    body: 'M8 25v-6c0-3 1-5 3-6l6-6c1.5-1.5 3.5-2 6-2h12c4 0 6.5 1 8.5 3.5L48 13l8 1.5c4 .8 6 2.5 6 6V25z',
    windows: 'M18 13l4.5-4.5c.5-.5 1-.5 1.5-.5h7v5zM34 8h1.5c2.5 0 4 .8 5.5 2.5l2 2.5h-9z',
    wheels: [19, 51],
  },
  sedan: {
    body: 'M3 25v-5c0-3 2-4.5 5-5l8-1.5 6-5.5c1.8-1.6 3.5-2 6-2h12c3.5 0 5.5.8 7.5 2.6l6 5.4 9.5 1.5c4 .7 6 2.5 6 6V25z',
    windows: 'M20.5 13.5l4.5-4c.6-.4 1.3-.5 2-.5h7v4.5zM37 9h3c2 0 3.5.6 5 1.9l3 2.6H37z',
    wheels: [17, 55],
  },
  wagon: {
    body: 'M3 25v-8c0-2 .5-3.5 1.5-5L7.5 7.5C8.5 6.5 10 6 12 6h28c3.5 0 5.5.8 7.5 2.6l6 5.4 9.5 1.5c4 .7 6 2.5 6 6V25z',
    windows: 'M9.5 13.5l2.5-4c.3-.4.6-.5 1-.5h7v4.5zM23 9h11v4.5H23zM37 9h3c2 0 3.5.6 5 1.9l3 2.6H37z',
    wheels: [17, 55],
  },
  suv: {
    body: 'M4 24V13c0-2 .6-3.5 1.8-5l2.7-3.5C9.5 3.4 11 3 13 3h26c3 0 5 .8 6.6 2.8L51 12l11 2c4 .8 6 3 6 6.5V24z',
    windows: 'M10 11.5l3-4.8c.3-.5.7-.7 1.2-.7H21v5.5zM24 6h10.5v5.5H24zM37.5 6h1.7c1.8 0 3 .6 4 1.9l2.8 3.6h-8.5z',
    wheels: [18, 54],
  },
  minivan: {
    body: 'M4 25V9c0-4 2-6 6-6h28c4.5 0 7.5 1.2 10.5 4L55 13l7 1.5c4 .9 6 3 6 6.5v4z',
    windows: 'M8 6h11v6H8zM22 6h13v6H22zM38 6h1.5c3 0 5 .8 7 2.7L50 12H38z',
    wheels: [18, 54],
  },
} as const satisfies Record<string, Shape>

const shapeOf: Record<CarClassRow['code'], keyof typeof shapes> = {
  ECAR: 'hatchback',
  CCAR: 'hatchback',
  ICAR: 'sedan',
  SCAR: 'sedan',
  FCAR: 'sedan',
  PCAR: 'sedan',
  IFAR: 'suv',
  SFAR: 'suv',
  MVAR: 'minivan',
  CDAE: 'hatchback',
  SWAR: 'wagon',
}

/** How much smaller a class is drawn than the largest of its shape. */
const scaleOf: Partial<Record<CarClassRow['code'], number>> = { ECAR: 0.8, ICAR: 0.88, SCAR: 0.94, IFAR: 0.88 }

/** A drawing of the kind of car of a class; an electric car has a bolt. */
export function carPicture(code: CarClassRow['code']): Markup {
  const { body, windows, wheels } = shapes[shapeOf[code]]
  const scale = scaleOf[code] ?? 1
  return html`<svg class="car-picture" viewBox="0 0 72 32" aria-hidden="true">
    <g transform="translate(${(1 - scale) * 36} ${(1 - scale) * 29.5}) scale(${scale})">
      <path class="car-body" d="${body}" />
      <path class="car-windows" d="${windows}" />
      ${wheels.map((x) => html`<circle class="car-wheel" cx="${x}" cy="25" r="4.5" />`)}
    </g>
    ${code === 'CDAE' ? html`<path class="car-bolt" d="M37 14l-6 6h4l-2 5 6-6.5h-4z" />` : ''}
  </svg>`
}
