import { FormattedMessage, useIntl } from 'react-intl'
import type { Footprint } from '#contract/reports/carbon.ts'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import { Card } from '@/ui/display/Card'
import { FactorName } from './FactorName'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Short flights with a direct train: what the train would have emitted for the same journeys. */
export function RailInstead({ rail }: Pick<Footprint, 'rail'>) {
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
