import { FormattedMessage } from 'react-intl'
import styles from '@/patterns/section.module.css'
import { Card } from '@/ui/Card'

const sees = ['profile', 'trips', 'support'] as const
const seesNot = ['people', 'company', 'booking'] as const

/** §6: what a guest can see once they have signed in, and what they cannot. */
export const GuestSees = ({ hasAccess }: { hasAccess: boolean }) => (
  <Card heading={<FormattedMessage id="guests.sees" />}>
    {hasAccess ? (
      <div className={styles.stack}>
        <ul className={styles.points}>
          {sees.map((each) => (
            <li key={each}>
              <FormattedMessage id={`guests.sees.${each}`} />
            </li>
          ))}
        </ul>
        <p className={styles.name}>
          <FormattedMessage id="guests.sees.not" />
        </p>
        <ul className={styles.points}>
          {seesNot.map((each) => (
            <li key={each}>
              <FormattedMessage id={`guests.sees.not.${each}`} />
            </li>
          ))}
        </ul>
      </div>
    ) : (
      <p>
        <FormattedMessage id="guests.sees.nothing" />
      </p>
    )}
  </Card>
)
