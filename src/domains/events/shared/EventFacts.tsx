import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GroupTravel } from '#contract/groupTravels.ts'
import { useFormats } from '@/i18n/useFormats'
import styles from './facts.module.css'

interface EventFactsProps {
  /** The days, where nothing above the facts says them. */
  when?: ReactNode
  event: Pick<GroupTravel, 'venue' | 'address' | 'startDate' | 'arrivalTime' | 'notes'>
  /** The day to answer by, where nothing else on the page says it. */
  answerBy?: string | null
  organizer: ReactNode
}

/** When and where exactly an event is, by when to be there and to answer, who organises it, and what they say. */
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
