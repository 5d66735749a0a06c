import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartHeight, type ChartKind, colorOf, isEmpty } from '#contract/charts/chart.ts'
import { dashesOf, markPath, textureOf, texturePath } from '#contract/charts/chartMarks.ts'
import { layOutChart } from '#contract/charts/layOutChart.ts'
import { valueScale } from '#contract/charts/valueScale.ts'
import { frame, makeChart } from '#tests/support/patterns/chartFactory.ts'

const kinds: ChartKind[] = ['groupedBars', 'stackedBars', 'rankedBars', 'line', 'area']
const oneSeries = (values: (number | null)[], kind: ChartKind = 'groupedBars') =>
  makeChart(kind, {
    series: [{ key: 'a', name: 'A' }],
    points: values.map((value, at) => ({ key: String(at), name: `Place ${at}`, values: { a: value } })),
  })

describe('the scale of values', () => {
  test.each([
    [
      [0, 87],
      [0, 100],
      [0, 20, 40, 60, 80, 100],
    ],
    [[3_131_110.89], [0, 4_000_000], [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
    [
      [-20, 90],
      [-20, 100],
      [-20, 0, 20, 40, 60, 80, 100],
    ],
    [
      [1, 2],
      [0, 2],
      [0, 1, 2],
    ],
    [
      [0, 0],
      [0, 1],
      [0, 1],
    ],
    [[], [0, 1], [0, 1]],
  ])('of %j it goes over %j and marks %j', (values, domain, ticks) => {
    expect(valueScale(oneSeries(values))).toEqual({ domain, ticks })
  })

  test('it contains the sums of stacks, and not only the single values', () => {
    expect(valueScale(makeChart('stackedBars')).domain).toEqual([0, 500])
    expect(valueScale(makeChart('groupedBars')).domain).toEqual([0, 400])
  })
})

describe('the layout of a chart', () => {
  test('the height of a bar is in proportion to its value, from the line of zero', () => {
    const { bars, zero, plot } = layOutChart(makeChart('groupedBars'), frame)
    const [first, second] = bars
    expect(bars).toHaveLength(7)
    expect(second!.height / first!.height).toBeCloseTo(2)
    expect(first!.y + first!.height).toBeCloseTo(zero)
    expect(first!.height).toBeCloseTo(plot.height / 4)
  })

  test('a value below zero hangs down from the line of zero', () => {
    const { bars, zero } = layOutChart(oneSeries([50, -50]), frame)
    expect(bars[0]!.y + bars[0]!.height).toBeCloseTo(zero)
    expect(bars[1]!.y).toBeCloseTo(zero)
  })

  test('segments of a stack stand on one another, and refunds below the line', () => {
    const chart = makeChart('stackedBars', {
      points: [{ key: '01', name: 'Jan', values: { last: 100, this: 150, back: -30 } }],
      series: ['last', 'this', 'back'].map((key) => ({ key, name: key })),
    })
    const { bars, zero } = layOutChart(chart, frame)
    const [low, high, below] = bars
    expect(low!.y + low!.height).toBeCloseTo(zero)
    expect(high!.y + high!.height).toBeCloseTo(low!.y)
    expect(below!.y).toBeCloseTo(zero)
    expect(new Set(bars.map(({ x, width }) => `${x} ${width}`)).size).toBe(1)
  })

  test('a missing value has no bar and no mark, and interrupts its line', () => {
    const gap = oneSeries([1, 2, null, 3, 4], 'line')
    const [line] = layOutChart(gap, frame).lines
    expect(line!.marks.map(({ point }) => point)).toEqual([0, 1, 3, 4])
    expect(line!.path.match(/M/g)).toHaveLength(2)
    expect(layOutChart({ ...gap, kind: 'groupedBars' }, frame).bars.map(({ point }) => point)).toEqual([0, 1, 3, 4])
  })

  test('a comparison has a line without the surface below it', () => {
    const [last, current] = layOutChart(makeChart('area'), frame).lines
    expect(last!.area).toBeUndefined()
    expect(current!.area).toMatch(/^M/)
  })

  test('names that would touch one another are shown in part, evenly', () => {
    const many = oneSeries(Array.from({ length: 24 }, (_, at) => at))
    const names = layOutChart(many, frame).names.map(({ text }) => text)
    expect(names).toEqual(['Place 0', 'Place 4', 'Place 8', 'Place 12', 'Place 16', 'Place 20'])
  })

  test('a ranked list writes name and value above each bar, and shortens a name that would meet the value', () => {
    const name = 'Développement des affaires internationales, Montréal et Québec, direction'
    const list = makeChart('rankedBars', {
      series: [{ key: 'a', name: 'A' }],
      points: [
        { key: '1', name, values: { a: 400 } },
        { key: '2', name: 'Vancouver', values: { a: 100 } },
        { key: '3', name: 'Toronto', values: {} },
      ],
    })
    const { names, values, bars } = layOutChart(list, { ...frame, height: chartHeight(list, frame.size) })
    expect(names[0]!.text).toMatch(/^Développement .*…$/)
    expect(frame.measure(names[0]!.text) + frame.measure('$400.00')).toBeLessThan(frame.width)
    expect(values.map(({ text }) => text)).toEqual(['$400.00', '$100.00', '–'])
    expect(bars.map(({ width }) => width)).toEqual([400, 100])
    expect(bars[0]!.y).toBeGreaterThan(names[0]!.y)
    expect(names[1]!.y - frame.size).toBeGreaterThan(bars[0]!.y + bars[0]!.height)
  })

  test.each(kinds)('all parts of %s are within its frame, whatever its values', (kind) => {
    const value = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }))
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), fc.integer({ min: 200, max: 1200 }), (values, width) => {
        const chart = oneSeries(values, kind)
        const height = chartHeight(chart, frame.size)
        const layout = layOutChart(chart, { ...frame, width, height, measure: (text) => text.length })
        for (const bar of layout.bars) {
          expect(bar.x).toBeGreaterThanOrEqual(-0.01)
          expect(bar.y).toBeGreaterThanOrEqual(-0.01)
          expect(bar.x + bar.width).toBeLessThanOrEqual(width + 0.01)
          expect(bar.y + bar.height).toBeLessThanOrEqual(height + 0.01)
        }
        expect(layout.bands).toHaveLength(values.length)
        expect(layout.ticks.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})

describe('marks beside colours', () => {
  test('no two of six series have the same colour, and neighbours have different textures', () => {
    const series = Array.from({ length: 6 }, (_, at) => ({ key: String(at), name: String(at) }))
    expect(new Set(series.map((_, at) => colorOf(series, at))).size).toBe(6)
    const textures = series.map((_, at) => textureOf(series, at))
    expect(textures.filter((texture, at) => texture === textures[at + 1])).toEqual([])
  })

  test('a comparison is gray, hatched and dashed', () => {
    const { series } = makeChart('line')
    expect(series.map((_, at) => colorOf(series, at))).toEqual([6, 1])
    expect(series.map((_, at) => textureOf(series, at))).toEqual(['slash', 'none'])
    expect(dashesOf(series[0], 10)).toHaveLength(2)
    expect(dashesOf(series[1], 10)).toEqual([])
  })

  test.each(['slash', 'backslash', 'rows', 'columns', 'grid', 'dashes'] as const)(
    'the lines of %s stay within the bar',
    (texture) => {
      const box = { x: 10, y: 20, width: 13, height: 40 }
      const places = [...texturePath(texture, box, 5).matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ])
      expect(places.length).toBeGreaterThan(3)
      for (const [x, y] of places as [number, number][]) {
        expect(x >= 10 && x <= 23 && y >= 20 && y <= 60).toBe(true)
      }
    },
  )

  test('series of lines have points of different shapes', () => {
    expect(new Set([0, 1, 2, 3].map((at) => markPath(at, 5, 5, 3))).size).toBe(4)
  })
})

test('a chart is empty without any value, and not with a zero', () => {
  expect(isEmpty(oneSeries([null, null]))).toBe(true)
  expect(isEmpty(oneSeries([]))).toBe(true)
  expect(isEmpty(oneSeries([0]))).toBe(false)
})
