import { Clock, Mail, Phone } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAgencyInfoQuery } from '@/domains/agency/agency.queries'
import { useOwnProfile } from '@/domains/session/useSession'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import styles from './AgencyCard.module.css'

/** Who helps on the way, and when somebody answers. */
export function AgencyCard() {
  const { data, isError, isFetching, refetch } = useAgencyInfoQuery(useOwnProfile())
  const { formatMessage } = useIntl()
  return (
    <Card className={styles.card} heading={<FormattedMessage id="trips.agency.heading" />}>
      {data ? (
        <ul role="list" className={styles.contact}>
          <li className={styles.name}>{data.companyName}</li>
          <li>
            <Phone aria-hidden="true" />
            <a href={`tel:${data.companyTravelPhoneNumber.replace(/[^+\d]/g, '')}`}>{data.companyTravelPhoneNumber}</a>
          </li>
          <li>
            <Mail aria-hidden="true" />
            <a href={`mailto:${encodeURIComponent(data.emailFrom)}`}>{data.emailFrom}</a>
          </li>
          <li>
            <Clock aria-hidden="true" />
            {data.openDay}, {data.openHour}
          </li>
        </ul>
      ) : isError ? (
        <ErrorState
          isCompact
          title={<FormattedMessage id="trips.agency.failed" />}
          retryLabel={formatMessage({ id: 'trips.tryAgain' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}
