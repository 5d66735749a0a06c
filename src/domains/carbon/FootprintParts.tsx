import { FormattedMessage, useIntl } from 'react-intl'
import type { Footprint } from '#contract/reports/carbon.ts'
import { emissionUnit } from '@/i18n/emissionFormats'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { ChartCard } from '@/patterns/chart/ChartCard'
import { cx } from '@/ui/cx'
import { Card } from '@/ui/display/Card'
import { FactorName } from './FactorName'
import styles from './FootprintParts.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The total by month, mode, cost center and route, and what the train would have emitted. */
export function FootprintParts({ footprint }: { footprint: Footprint }) {
  const { formatMessage } = useIntl()
  const { month, date } = useFormats()
  const { months, modes, costCenters, routes, rail, asOf } = footprint
  const day = formatMessage({ id: 'carbon.asOf' }, { day: date(localDay(asOf)) })
  return (
    <div className={layout.stack5}>
      <Parts
        part="byMonth"
        asOf={day}
        rows={months.map((each) => ({
          key: each.month,
          name: month(each.month, 'short'),
          wholeName: month(each.month),
          kg: each.kg,
        }))}
      />
      <div className={styles.parts}>
        <Parts
          part="byMode"
          asOf={day}
          rows={modes.map(({ kind, kg, legs, notCounted }) => ({
            key: kind,
            name: formatMessage(
              { id: `carbon.kind.${kind}` },
              { count: legs, part: partOf(legs, notCounted), notCounted },
            ),
            kg,
          }))}
        />
        <RailInstead rail={rail} />
        {costCenters.length > 0 && (
          <Parts
            part="byCostCenter"
            asOf={day}
            rows={costCenters.map(({ costCenter, name, kg }) => ({ key: costCenter, name, kg }))}
          />
        )}
        {routes.length > 0 && (
          <Parts
            part="byRoute"
            asOf={day}
            rows={routes.map(({ from, to, kind, legs, kg }) => ({
              key: `${kind} ${from} ${to}`,
              name: formatMessage({ id: 'carbon.route' }, { from, to, kind, count: legs }),
              kg,
            }))}
          />
        )}
      </div>
    </div>
  )
}

/** How many legs of a kind are not counted: none, some or all. */
const partOf = (legs: number, notCounted: number) => (notCounted === 0 ? 'none' : notCounted < legs ? 'some' : 'all')

/** The heading of the names of the rows. */
const headings = {
  byMonth: 'carbon.month',
  byMode: 'carbon.mode',
  byCostCenter: 'carbon.costCenter',
  byRoute: 'carbon.routeName',
} as const

interface PartsProps {
  part: keyof typeof headings
  asOf: string
  /** `kg` is null where nothing is counted. `wholeName` where the chart itself has room for a short one only. */
  rows: readonly { key: string; name: string; wholeName?: string; kg: number | null }[]
}

/** Emissions compared: months upright in their order, everything else as a list from the most to the least. */
function Parts({ part, asOf, rows }: PartsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { emissions } = useReportFormats()
  const most = rows.toSorted((one, other) => (other.kg ?? 0) - (one.kg ?? 0))[0]
  return (
    <ChartCard
      kind={part === 'byMonth' ? 'groupedBars' : 'rankedBars'}
      title={formatMessage({ id: `carbon.${part}` })}
      unit={emissionUnit('t')}
      asOf={asOf}
      summary={
        most?.kg
          ? formatMessage({ id: 'carbon.most' }, { name: most.wholeName ?? most.name, weight: emissions(most.kg) })
          : ''
      }
      pointHeading={formatMessage({ id: headings[part] })}
      series={[{ key: 'tonnes', name: formatMessage({ id: 'carbon.emissions' }) }]}
      points={rows.map(({ key, name, wholeName, kg }) => ({
        key,
        name,
        wholeName,
        values: { tonnes: kg === null ? null : Math.round(kg) / 1000 },
      }))}
      formatValue={(tonnes) => emissions(tonnes * 1000)}
      formatTick={(tonnes) => formatNumber(tonnes, { maximumFractionDigits: 2 })}
      empty={<FormattedMessage id="carbon.empty" />}
    />
  )
}

/** Short flights with a direct train: what the train would have emitted for the same journeys. */
function RailInstead({ rail }: Pick<Footprint, 'rail'>) {
  const { distance, duration } = useFormats()
  const { emissions } = useReportFormats()
  const { formatList } = useIntl()
  const { routes, flights, kg, railKg, flightsWithoutTrain, longestKm } = rail
  const factors = [...new Set(routes.map(({ factorId }) => factorId))]
  return (
    <Card
      heading={<FormattedMessage id="carbon.rail" />}
      description={<FormattedMessage id="carbon.rail.text" values={{ distance: distance(longestKm) }} />}
    >
      <div className={layout.stack4}>
        <p>
          {routes.length === 0 ? (
            <FormattedMessage id="carbon.rail.none" />
          ) : (
            <FormattedMessage
              id="carbon.rail.saved"
              values={{ count: flights, air: emissions(kg), rail: emissions(railKg), saved: emissions(kg - railKg) }}
            />
          )}
        </p>
        <ul className={layout.stack3} role="list">
          {routes.map((route) => (
            <li key={`${route.from} ${route.to}`} className={layout.stackTight}>
              <span className={textStyle.strong}>
                <FormattedMessage
                  id="carbon.rail.route"
                  values={{ from: route.from, to: route.to, count: route.flights }}
                />
              </span>
              <span>
                <FormattedMessage
                  id="carbon.rail.change"
                  values={{
                    air: emissions(route.kg),
                    rail: emissions(route.railKg),
                    duration: duration(route.minutes),
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
        {factors.length > 0 && (
          <p className={cx(textStyle.note, textStyle.anywhere)}>
            <FormattedMessage
              id="carbon.rail.factors"
              values={{
                count: factors.length,
                factors: formatList(
                  factors.map((id) => <FactorName key={id} id={id} />),
                  { type: 'unit' },
                ),
              }}
            />
          </p>
        )}
        {flightsWithoutTrain > 0 && (
          <p className={textStyle.soft}>
            <FormattedMessage id="carbon.rail.without" values={{ count: flightsWithoutTrain }} />
          </p>
        )}
      </div>
    </Card>
  )
}
