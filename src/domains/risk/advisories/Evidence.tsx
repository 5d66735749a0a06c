import { FormattedMessage } from 'react-intl'
import type { Advisory } from '#contract/advisories.ts'
import { cx } from '@/ui/cx'
import styles from './GovernmentAdvice.module.css'
import disclosure from '@/domains/risk/shared/summary.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The fields of the feed that a level was read from, behind "Why this level". Nothing where the answer has none. */
export function Evidence({ advisory: { evidence } }: { advisory: Advisory }) {
  if (evidence.length === 0) return null
  return (
    <details>
      <summary className={disclosure.summary}>
        <FormattedMessage id="advisories.why" />
      </summary>
      <p className={cx(textStyle.note, textStyle.measure)}>
        <FormattedMessage id="advisories.why.text" />
      </p>
      <dl className={styles.evidence}>
        {evidence.map(({ field, value }) => (
          <div key={`${field} ${value}`}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
