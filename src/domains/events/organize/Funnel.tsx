import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GroupCounts } from '#contract/groupTravels.ts'
import { funnelOf } from './organize.rules'
import styles from './Funnel.module.css'

/** How far the people of an event are, in a row: invited, accepted, booked; who is listed while nobody is invited. */
export function Funnel({ counts }: { counts: GroupCounts }) {
  if (counts.invited === 0)
    return (
      <span className={styles.listed}>
        <FormattedMessage id="organize.funnel.listed" values={{ count: counts.listed }} />
      </span>
    )
  return (
    <ol role="list" className={styles.funnel}>
      {funnelOf(counts).map(({ step, count }) => (
        <li key={step} style={{ '--share': count / counts.invited } as CSSProperties}>
          <FormattedMessage id={`organize.funnel.${step}`} values={{ count, figure }} />
        </li>
      ))}
    </ol>
  )
}

const figure = (text: ReactNode) => <strong className={styles.figure}>{text}</strong>
