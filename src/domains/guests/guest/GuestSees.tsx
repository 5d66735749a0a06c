import { FormattedMessage } from 'react-intl'
import type { GuestDetail } from '#contract/arranger/guests.ts'
import styles from '@/patterns/page/section.module.css'
import { Card } from '@/ui/display/Card'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

const sees = ['profile', 'trips', 'support'] as const
const seesNot = ['people', 'company'] as const

/** §6: what a guest can see once they have signed in, what they may book and who pays for it, and what they cannot see. */
export const GuestSees = ({ guest: { hasAccess, booking, maySelfBook, payment } }: { guest: GuestDetail }) => (
  <Card heading={<FormattedMessage id="guests.sees" />}>
    {hasAccess ? (
      <div className={layout.stack4}>
        <ul className={styles.points}>
          {sees.map((each) => (
            <li key={each}>
              <FormattedMessage id={`guests.sees.${each}`} />
            </li>
          ))}
        </ul>
        <p className={textStyle.strong}>
          <FormattedMessage id="guests.books" />
        </p>
        {maySelfBook ? (
          <ul className={styles.points}>
            <li>
              <FormattedMessage id={`guests.books.${booking}`} />
            </li>
            <li>
              <FormattedMessage id={`guests.books.paid.${payment}`} />
            </li>
          </ul>
        ) : (
          <p>
            <FormattedMessage id="guests.books.nothing" />
          </p>
        )}
        <p className={textStyle.strong}>
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
