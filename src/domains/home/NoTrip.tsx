import { Luggage, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { ReasonText } from '@/domains/booking/shared/ReasonText'
import { useArrangersQuery } from '@/domains/arranger/arranger.slice'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useSubjectProfile } from '@/patterns/subject'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { AskAgency } from './readiness/AskAgency'
import ask from './readiness/AskAgency.module.css'
import styles from './NoTrip.module.css'

/**
 * No trip ahead, in one row: the button that books stands at the head of the page. Whom others book for is told so
 * instead, with whom to ask.
 */
export function NoTrip() {
  const { isEnabled, reason } = useBooking()
  const isByOthers = reason === 'policyForbidsSelf'
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
      <div className={styles.row}>
        <Luggage aria-hidden="true" />
        <div className={styles.words}>
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

/** Who arranges for them, by mail. */
function Arrangers() {
  const { data = [] } = useArrangersQuery(useSubjectProfile())
  return data
    .filter(({ status }) => status === 'approved')
    .map((arranger) => (
      <ButtonLink
        key={arranger.key}
        href={`mailto:${encodeURIComponent(arranger.email)}`}
        variant="secondary"
        size="small"
        icon={<Mail aria-hidden="true" />}
      >
        <FormattedMessage id="completion.agency.writeTo" values={{ name: nameOf(arranger) }} />
      </ButtonLink>
    ))
}
