import { FormattedMessage, useIntl } from 'react-intl'
import { type Footprint, legQualities, legStatuses } from '#contract/reports/carbon.ts'
import { useFormats } from '@/i18n/useFormats'
import styles from './CoverageBar.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** How many legs are counted, estimated and not counted: a bar for the eye, and the same in words with the reasons. */
export function CoverageBar({ coverage, quality }: Pick<Footprint, 'coverage' | 'quality'>) {
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
