import type { Chart } from './chart.ts'
import type { ChartFrame, ChartLayout } from './chartLayout.ts'
import { layOutRanked } from './layOutRanked.ts'
import { layOutUpright } from './layOutUpright.ts'

/** Computes the places of all parts of a chart within a frame. */
export const layOutChart = (chart: Chart, frame: ChartFrame): ChartLayout =>
  chart.kind === 'rankedBars' ? layOutRanked(chart, frame) : layOutUpright(chart, frame)
