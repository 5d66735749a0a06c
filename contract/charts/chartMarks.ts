import { type ChartSeries, placeOf } from './chart.ts'
import type { Box } from './chartLayout.ts'

/**
 * Marks by which series differ without their colours: lines across a bar, dashes of a line, and the shape of its
 * points. All are SVG paths, which the screen, canvases and PDFs draw alike.
 */
type Texture = 'none' | 'slash' | 'dashes' | 'rows' | 'backslash' | 'grid' | 'columns'

const textures: Texture[] = ['none', 'backslash', 'dashes', 'rows', 'grid', 'columns']

/** The texture of a series, by its place among the series. */
export const textureOf = (series: readonly ChartSeries[], at: number): Texture =>
  series[at]?.isComparison ? 'slash' : (textures[placeOf(series, at) % textures.length] ?? 'none')

/** A dashed line for a comparison; an empty list for a solid one. */
export const dashesOf = (series: ChartSeries | undefined, size: number): number[] =>
  series?.isComparison ? [size * 0.45, size * 0.3] : []

/**
 * The lines of a texture within a bar.
 * @param gap between two lines
 * @returns an SVG path, empty for none
 */
export function texturePath(texture: Texture, { x, y, width, height }: Box, gap: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx)},${round(y + dy)}`
  const steps = (end: number) => Array.from({ length: Math.max(0, Math.ceil(end / gap) - 1) }, (_, n) => (n + 1) * gap)
  const rows = steps(height).map((dy) => `M${at(0, dy)}L${at(width, dy)}`)
  const columns = steps(width).map((dx) => `M${at(dx, 0)}L${at(dx, height)}`)
  const diagonal = (place: (dx: number) => number) =>
    steps(width + height).map((sum) => {
      const [from, to] = [Math.max(0, sum - height), Math.min(width, sum)]
      return `M${at(place(from), sum - from)}L${at(place(to), sum - to)}`
    })
  const paths: Record<Texture, string[]> = {
    none: [],
    rows,
    slash: diagonal((dx) => dx),
    backslash: diagonal((dx) => width - dx),
    columns,
    grid: [...rows, ...columns],
    dashes: steps(height).map((dy) => `M${at(width * 0.3, dy)}L${at(width * 0.7, dy)}`),
  }
  return paths[texture].join('')
}

/** The shape of a point on a line, by the place of its series: circle, square, triangle or diamond. */
export function markPath(at: number, x: number, y: number, radius: number): string {
  const corner = (dx: number, dy: number) => `${round(x + dx * radius)},${round(y + dy * radius)}`
  const around = (...corners: [number, number][]) => `M${corners.map(([dx, dy]) => corner(dx, dy)).join('L')}Z`
  if (at % 4 === 1) return around([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9])
  if (at % 4 === 2) return around([0, -1.2], [1.1, 0.8], [-1.1, 0.8])
  if (at % 4 === 3) return around([0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0])
  const arc = `A${round(radius)},${round(radius)} 0 1 1 `
  return `M${corner(-1, 0)}${arc}${corner(1, 0)}${arc}${corner(-1, 0)}Z`
}

const round = (value: number) => Math.round(value * 100) / 100
