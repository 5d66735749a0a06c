import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupCounts, OrganizedGroup } from '#contract/events/groupTravels.ts'
import { useLocale } from '@/i18n/useLocale'
import styles from './Funnel.module.css'
import { funnelOf, peoplePath } from '../organize.rules'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

interface FunnelProps {
  group: Pick<OrganizedGroup, 'id' | 'counts' | 'isOwn'>
}

/** The numbers of invited, accepted and booked people in a row, or the listed people while none is invited. */
export function Funnel({ group }: FunnelProps) {
  const { counts } = group
  if (counts.invited === 0)
    return (
      <span className={textStyle.soft}>
        <Opening group={group} figure="listed">
          <FormattedMessage id="organize.funnel.listed" values={{ count: counts.listed }} />
        </Opening>
      </span>
    )
  return (
    <ol role="list" className={styles.funnel}>
      {funnelOf(counts).map(({ step, count }) => (
        <li key={step} style={{ '--share': count / counts.invited } as CSSProperties}>
          <Opening group={group} figure={step}>
            <FormattedMessage id={`organize.funnel.${step}`} values={{ count, figure }} />
          </Opening>
        </li>
      ))}
    </ol>
  )
}

/** A figure that opens the list of the people it counts, for the event's organizer. */
function Opening({ group, figure, children }: FunnelProps & { figure: keyof GroupCounts; children: ReactNode }) {
  const locale = useLocale()
  if (!group.isOwn || group.counts[figure] === 0) return children
  return (
    <Link to={peoplePath(locale, group.id, figure)} className={styles.link}>
      {children}
    </Link>
  )
}

const figure = (text: ReactNode) => (
  <strong className={cx(textStyle.ink, textStyle.small, textStyle.strong)}>{text}</strong>
)
