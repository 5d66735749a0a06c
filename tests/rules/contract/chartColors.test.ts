import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { printColors } from '#contract/charts/chart.ts'

type Rgb = [number, number, number]

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const pair = (name: string) => {
  const value = new RegExp(`--color-${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(tokens)
  return { light: linear(value?.[1] ?? ''), dark: linear(value?.[2] ?? '') }
}

/** An oklch colour as linear sRGB (CSS Color 4). */
function linear(oklch: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as Rgb
}

const encoded = (part: number) =>
  Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
const hex = (color: Rgb) => `#${color.map((part) => encoded(part).toString(16).padStart(2, '0')).join('')}`
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b
const contrast = (one: Rgb, other: Rgb) => {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

describe.each([1, 2, 3, 4, 5, 6])('the colour %i of charts', (number) => {
  test('it stands out from the surface in both themes (WCAG 1.4.11)', () => {
    const [color, surface] = [pair(`chart-${number}`), pair('surface')]
    expect(contrast(color.light, surface.light)).toBeGreaterThanOrEqual(3)
    expect(contrast(color.dark, surface.dark)).toBeGreaterThanOrEqual(3)
  })

  test('images and PDFs have the colour of the light theme', () => {
    expect(printColors[number - 1]).toBe(hex(pair(`chart-${number}`).light))
  })
})
