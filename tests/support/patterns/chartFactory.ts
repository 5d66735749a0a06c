import type { Chart, ChartKind } from '#contract/charts/chart.ts'
import type { ChartFrame } from '#contract/charts/chartLayout.ts'

/** Two years of four months, the last of which has no value in the newer year. */
export function makeChart(kind: ChartKind, changed: Partial<Chart> = {}): Chart {
  return {
    kind,
    series: [
      { key: 'last', name: '2025', isComparison: true },
      { key: 'this', name: '2026' },
    ],
    points: [
      { key: '01', name: 'Jan', values: { last: 100, this: 150 } },
      { key: '02', name: 'Feb', values: { last: 200, this: 80 } },
      { key: '03', name: 'Mar', values: { last: 50, this: 380 } },
      { key: '04', name: 'Apr', values: { last: 120, this: null } },
    ],
    tickText: (value) => `$${value}`,
    valueText: (value) => `$${value.toFixed(2)}`,
    ...changed,
  }
}

/** A frame whose letters are all six wide. */
export const frame: ChartFrame = { width: 400, height: 180, size: 10, measure: (text) => text.length * 6 }
