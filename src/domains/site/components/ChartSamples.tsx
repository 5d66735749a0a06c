import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { emissionUnit } from '@/i18n/emissionFormats'
import { useReportFormats } from '@/i18n/reportFormats'
import { ChartCard, type ChartCardProps } from '@/patterns/chart/ChartCard'
import styles from './ChartSamples.module.css'
import { Samples } from './Samples'

const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
const kinds = ['flight', 'hotel', 'car', 'train'] as const
const centers = ['Montréal, développement des affaires internationales', 'Vancouver', 'Recherche', 'Ciudad de México']

/** Every kind of chart, one without values, and one that loads. */
export function ChartSamples() {
  const { formatMessage } = useIntl()
  const [cars, trains] = [
    formatMessage({ id: 'site.developer.chart.car' }),
    formatMessage({ id: 'site.developer.chart.train' }),
  ]
  return (
    <Samples heading="site.developer.charts">
      <div className={styles.charts}>
        <Sample {...useYears()} kind="groupedBars" unit="CAD" />
        <Sample {...useKinds()} kind="stackedBars" unit="CAD" />
        <Sample {...useCenters()} kind="rankedBars" unit="CAD" />
        <Sample {...useScores()} kind="line" />
        <Sample {...useEmissions()} kind="area" />
        <Sample {...useYears()} kind="groupedBars" title={cars} points={[]} />
        <Sample {...useYears()} kind="groupedBars" title={trains} isLoading />
      </div>
    </Samples>
  )
}

type SampleData = Pick<ChartCardProps, 'title' | 'series' | 'points'> & Partial<ChartCardProps>

function Sample(props: SampleData & Pick<ChartCardProps, 'kind'>) {
  const { formatMessage } = useIntl()
  const { money, shortMoney } = useFormats()
  return (
    <ChartCard
      headingLevel={3}
      asOf="2026-12-31"
      summary={formatMessage({ id: 'site.developer.chart.summary' })}
      pointHeading={formatMessage({ id: 'site.developer.chart.month' })}
      formatValue={(value) => money(value, 'CAD')}
      formatTick={props.formatValue ?? ((value) => shortMoney(value, 'CAD'))}
      empty={<FormattedMessage id="site.developer.chart.empty" />}
      {...props}
    />
  )
}

/** Two years, the newer of which is not over. */
function useYears(): SampleData {
  const { formatMessage } = useIntl()
  const { month } = useFormats()
  return {
    title: formatMessage({ id: 'site.developer.chart.spend' }),
    series: [
      { key: 'last', name: '2025', isComparison: true },
      { key: 'this', name: '2026' },
    ],
    points: months.map((key, at) => ({
      key,
      name: month(key, 'short'),
      values: { last: 90_000 + at * 9000, this: at < 10 ? 80_000 + ((at * 31) % 90) * 1000 : null },
    })),
  }
}

/** Categories, with a refund in one month. */
function useKinds(): SampleData {
  const { formatMessage } = useIntl()
  const { month } = useFormats()
  const valueOf = (at: number, kind: number) => (at === 4 && kind === 2 ? -9000 : (20_000 * (at + 3)) / (kind + 2))
  return {
    title: formatMessage({ id: 'site.developer.chart.category' }),
    series: kinds.map((key) => ({ key, name: formatMessage({ id: `site.developer.chart.${key}` }) })),
    points: months.map((key, at) => ({
      key,
      name: month(key, 'short'),
      values: Object.fromEntries(kinds.map((kind, place) => [kind, valueOf(at, place)])),
    })),
  }
}

function useCenters(): SampleData {
  const { formatMessage } = useIntl()
  const { moneyTotal } = useFormats()
  return {
    title: formatMessage({ id: 'site.developer.chart.centers' }),
    pointHeading: formatMessage({ id: 'site.developer.chart.center' }),
    series: [{ key: 'spend', name: formatMessage({ id: 'site.developer.chart.spend' }) }],
    points: centers.map((name, at) => ({ key: name, name, values: { spend: 1_812_345.67 / (at + 1) } })),
    formatValue: (value) => moneyTotal(value, 'CAD'),
  }
}

function useScores(): SampleData {
  const { formatMessage } = useIntl()
  const { score } = useFormats()
  return {
    ...useYears(),
    title: formatMessage({ id: 'site.developer.chart.score' }),
    points: useYears().points.map((point, at) => ({
      ...point,
      values: { last: 6 + (at % 4) / 2, this: at === 5 ? null : 7 + (at % 3) / 2 },
    })),
    formatValue: (value) => score(value),
  }
}

/** Emissions, with their change in the sentence. */
function useEmissions(): SampleData {
  const { formatMessage } = useIntl()
  const { tonnes, change } = useReportFormats()
  return {
    ...useYears(),
    title: formatMessage({ id: 'site.developer.chart.emissions' }),
    unit: emissionUnit('t'),
    summary: formatMessage({ id: 'site.developer.chart.change' }, { total: tonnes(1_284_000), change: change(-12.5) }),
    formatValue: tonnes,
  }
}
