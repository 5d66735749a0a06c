import { Luggage, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { ReasonText } from '@/domains/booking/shared/ReasonText'
import { useArrangersQuery } from '@/domains/arranger/arranger.slice'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Avatar } from '@/ui/display/Avatar'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { IconTile } from '@/ui/display/IconTile'
import { MailAddress } from '@/ui/display/MailAddress'
import { AskAgency } from '@/domains/home/readiness/AskAgency'
import ask from '@/domains/home/readiness/AskAgency.module.css'
import styles from './NoTrip.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/**
 * The notice that no trip is ahead, in one row; the button to book is at the head of the page. A traveler whom others
 * book for sees the arrangers to ask instead.
 * @param isAside the page is mainly about responsibilities: then only the second notice is shown
 */
export function NoTrip({ isAside = false }: { isAside?: boolean }) {
  const { isEnabled, reason } = useBooking()
  const isByOthers = reason === 'policyForbidsSelf'
  if (isAside && !isByOthers) return null
  return (
    <div className={isByOthers ? ask.beside : undefined}>
      <Nothing isTheirs={isEnabled}>
        {isByOthers && (
          <>
            <p className={styles.reason}>
              <ReasonText reason={reason} issues={[]} />
            </p>
            <Arrangers />
          </>
        )}
      </Nothing>
      {isByOthers && <AskAgency obstacles={[]} />}
    </div>
  )
}

/** @param isTheirs whether they book themselves */
function Nothing({ isTheirs, children }: { isTheirs: boolean; children: ReactNode }) {
  return (
    <Card>
      <div className={cx(layout.row4, layout.top, layout.nowrap)}>
        <IconTile>
          <Luggage aria-hidden="true" />
        </IconTile>
        <div className={cx(layout.stack2, layout.start)}>
          <h2 className={styles.title}>
            <FormattedMessage id="home.next.empty.title" />
          </h2>
          {children}
          <p className={styles.text}>
            <FormattedMessage id={isTheirs ? 'home.next.empty.text' : 'home.next.empty.byOthers'} />
          </p>
        </div>
      </div>
    </Card>
  )
}

/** The person's arrangers with their addresses. */
function Arrangers() {
  const { data = [] } = useArrangersQuery(useSubjectProfile())
  const approved = data.filter(({ status }) => status === 'approved')
  if (approved.length === 0) return null
  return (
    <ul role="list" className={styles.arrangers}>
      {approved.map((arranger) => (
        <li key={arranger.key} className={cx(layout.row3, layout.shrink, layout.nowrap)}>
          <Avatar name={nameOf(arranger)} />
          <div className={styles.who}>
            <p className={textStyle.strong}>{nameOf(arranger)}</p>
            <a
              href={`mailto:${encodeURIComponent(arranger.email)}`}
              className={cx(buttonClass('quiet', 'small'), styles.mail)}
            >
              <Mail aria-hidden="true" />
              <MailAddress address={arranger.email} />
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
