import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { useFormats } from '@/i18n/useFormats'
import styles from './facts.module.css'

interface EventFactsProps {
  /** The days, where they are not shown above. */
  when?: ReactNode
  event: Pick<GroupTravel, 'venue' | 'address' | 'startDate' | 'arrivalTime' | 'notes'>
  /** The day to answer by, where the page shows it nowhere else. */
  answerBy?: string | null
  organizer: ReactNode
}

/** The dates, the exact place, the hour of arrival, the day to answer by, the organizer and the notes. */
export function EventFacts({ when, event, answerBy, organizer }: EventFactsProps) {
  const { date, time } = useFormats()
  const { venue, address, startDate, arrivalTime, notes } = event
  const facts: [string, ReactNode][] = [
    ['when', when],
    ['venue', [venue, address].filter(Boolean).join(', ')],
    ['arrivalTime', arrivalTime && time(`${startDate}T${arrivalTime}`)],
    ['answerBy', answerBy && date(answerBy)],
    ['organizer', organizer],
    ['notes', notes],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>
              <FormattedMessage id={`events.fact.${name as 'venue'}`} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
