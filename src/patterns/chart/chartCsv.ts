import type { Chart } from '#contract/charts/chart.ts'
import { csvText } from '#contract/texts/csvText.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { saveFile } from '@/lib/fileName'
import { type ChartTexts, csvRows, fileNameOf } from './chartRows'

interface TableOptions {
  pointHeading: string
  locale: LocaleCode
}

/** Downloads the values of a chart as a CSV file. Loaded with the first download. */
export async function saveTable(
  chart: Chart,
  texts: ChartTexts,
  { pointHeading, locale }: TableOptions,
): Promise<void> {
  const text = csvText(csvRows(chart, texts, pointHeading), locale)
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileNameOf(texts, 'csv'))
}
