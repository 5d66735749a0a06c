import { FormattedMessage, useIntl } from 'react-intl'
import { type Footprint, legQualities, legStatuses } from '#contract/reports/carbon.ts'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'
import { Card } from '@/ui/display/Card'
import { Stat, type StatTrend } from '@/ui/display/Stat'
import { cx } from '@/ui/cx'
import { changeOf } from './carbon.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './CoverageBar.module.css'

/** The total with its trend, what it consists of, and how much of the travel it covers. */
export function FootprintTotal({ footprint }: { footprint: Footprint }) {
  const { formatNumber } = useIntl()
  const { dateRange, distance } = useFormats()
  const { tonnes, emissions, intensity: perDistance, distanceUnit } = useReportFormats()
  const { totals, intensity, isComparable } = footprint
  const trend = useTrend(footprint)
  return (
    <Card heading={<FormattedMessage id="carbon.total" />} description={dateRange(totals.from, totals.to)}>
      <div className={layout.stack5}>
        <Stat size="large" label={<FormattedMessage id="carbon.emissions" />} value={tonnes(totals.kg)} trend={trend} />
        <div className={cx(layout.columns8, layout.gap4)}>
          <Stat label={<FormattedMessage id="carbon.trips" />} value={formatNumber(totals.trips)} />
          <Stat label={<FormattedMessage id="carbon.distance" />} value={distance(totals.km)} />
          {intensity.perTrip !== null && (
            <Stat label={<FormattedMessage id="carbon.perTrip" />} value={emissions(intensity.perTrip)} />
          )}
          {intensity.perKm !== null && (
            <Stat
              label={<FormattedMessage id="carbon.perKm" values={{ unit: distanceUnit }} />}
              value={perDistance(intensity.perKm)}
            />
          )}
        </div>
        {!isComparable && (
          <Banner tone="warning">
            <FormattedMessage id="carbon.mixed" />
          </Banner>
        )}
        <Parts footprint={footprint} />
        <CoverageBar coverage={footprint.coverage} quality={footprint.quality} />
      </div>
    </Card>
  )
}

/** The change against the earlier period in words. */
function useTrend(footprint: Footprint): StatTrend {
  const { formatMessage } = useIntl()
  const { dateRange, percent } = useFormats()
  const { direction, tone, percent: points } = changeOf(footprint)
  const period = dateRange(footprint.previous.from, footprint.previous.to)
  if (!footprint.isPreviousCovered && footprint.previous.kg > 0)
    return { direction: 'flat', tone: 'neutral', label: formatMessage({ id: 'carbon.trend.partial' }, { period }) }
  const id = points === null ? 'carbon.trend.new' : (`carbon.trend.${direction}` as const)
  return { direction, tone, label: formatMessage({ id }, { percent: percent(points ?? 0, 0), period }) }
}

/** A total over several sets of factors says which, and shows each part. */
function Parts({ footprint: { totals, editions } }: { footprint: Footprint }) {
  const { emissions } = useReportFormats()
  if (totals.parts.length < 2) return null
  return (
    <div className={textStyle.soft}>
      <p>
        <FormattedMessage id="carbon.parts" values={{ count: totals.parts.length }} />
      </p>
      <ul className={textStyle.snug}>
        {totals.parts.map(({ edition, kg }) => {
          const known = editions.find(({ id }) => id === edition)
          const values = {
            weight: emissions(kg),
            publisher: known?.publisher ?? edition,
            year: String(known?.year ?? ''),
            gas: known?.gas ?? 'CO2e',
          }
          return (
            <li key={edition}>
              <FormattedMessage id="carbon.part" values={values} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** How many legs are counted, estimated and not counted: a bar for the eye, and the same in words with the reasons. */
function CoverageBar({ coverage, quality }: Pick<Footprint, 'coverage' | 'quality'>) {
  const { formatList } = useIntl()
  const { percent } = useFormats()
  return (
    <section className={layout.stack2} aria-labelledby="carbon-coverage">
      <h3 id="carbon-coverage" className={textStyle.strong}>
        <FormattedMessage id="carbon.coverage" values={{ count: coverage.legs }} />
      </h3>
      <div className={styles.bar} aria-hidden="true">
        {legStatuses
          .filter((status) => coverage[status].legs > 0)
          .map((status) => (
            <span key={status} className={styles[status]} style={{ flexGrow: coverage[status].legs }} />
          ))}
      </div>
      <ul className={styles.legend} role="list">
        {legStatuses.map((status) => (
          <li key={status} className={styles.entry}>
            <span className={`${styles.mark} ${styles[status]}`} aria-hidden="true" />
            <FormattedMessage
              id={`carbon.coverage.${status}`}
              values={{ count: coverage[status].legs, percent: percent(coverage[status].percent, 1) }}
            />
          </li>
        ))}
      </ul>
      {coverage.gaps.length > 0 && (
        <ul className={textStyle.soft}>
          {coverage.gaps.map(({ reason, kind, legs }) => (
            <li key={`${reason}-${kind}`}>
              <FormattedMessage id={`carbon.gap.${reason}`} values={{ count: legs, kind }} />
            </li>
          ))}
        </ul>
      )}
      <p className={textStyle.soft}>
        <FormattedMessage
          id="carbon.quality"
          values={{
            list: formatList(
              legQualities.map((each) => (
                <FormattedMessage
                  key={each}
                  id={`carbon.quality.${each}`}
                  values={{ percent: percent(quality[each].percent, 1) }}
                />
              )),
            ),
          }}
        />
      </p>
    </section>
  )
}
