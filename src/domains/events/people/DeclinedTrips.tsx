import { FormattedMessage } from 'react-intl'
import type { DeclinedBooked } from '#contract/groupTravelers.ts'
import { CodeValue } from '@/patterns/record/CodeValue'
import { Card } from '@/ui/display/Card'
import { MailAddress } from '@/ui/display/MailAddress'
import styles from './Manifest.module.css'

/**
 * People who declined and whose trip is still booked. They are not among the arrivals, and the organizer writes to them
 * to cancel.
 */
export const DeclinedTrips = ({ people }: { people: readonly DeclinedBooked[] }) => (
  <div className={styles.wide}>
    <Card heading={<FormattedMessage id="groupPeople.manifest.declined" />}>
      <p>
        <FormattedMessage id="groupPeople.manifest.declined.text" values={{ count: people.length }} />
      </p>
      <ul role="list" className={styles.declined}>
        {people.map(({ travelerId, name, email, bookingId }) => (
          <li key={travelerId}>
            <strong>{name}</strong>
            {email !== '' && (
              <a href={`mailto:${encodeURIComponent(email)}`}>
                <MailAddress address={email} />
              </a>
            )}
            <CodeValue code={bookingId} />
          </li>
        ))}
      </ul>
    </Card>
  </div>
)
