import { FormattedMessage } from 'react-intl'
import type { Footprint } from '#contract/carbon.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { useWeights } from './useWeights'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Short flights with a direct train: what the train would have emitted for the same journeys. */
export function RailInstead({ rail }: Pick<Footprint, 'rail'>) {
  const { distance, duration } = useFormats()
  const { weight } = useWeights()
  const { routes, flights, kg, railKg, flightsWithoutTrain, longestKm } = rail
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
              values={{ count: flights, air: weight(kg), rail: weight(railKg), saved: weight(kg - railKg) }}
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
                  values={{ air: weight(route.kg), rail: weight(route.railKg), duration: duration(route.minutes) }}
                />
              </span>
              <span className={textStyle.note}>
                <FormattedMessage id="carbon.rail.factor" values={{ factor: route.factorId }} />
              </span>
            </li>
          ))}
        </ul>
        {flightsWithoutTrain > 0 && (
          <p className={textStyle.soft}>
            <FormattedMessage id="carbon.rail.without" values={{ count: flightsWithoutTrain }} />
          </p>
        )}
      </div>
    </Card>
  )
}
