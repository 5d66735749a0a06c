import { skipToken } from '@reduxjs/toolkit/query/react'
import { Clock, Mail, Phone } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AgencyInfo } from '#contract/agency.ts'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { OpeningNow } from '@/domains/agency/shared/OpeningNow'
import { openingHoursText, contactChannels } from '@/domains/agency/contactChannels.rules'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSubjectEmployee, useSubjectProfile } from '@/patterns/subject'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import styles from './AgencyCard.module.css'

/** The agency's contact, and whether it is open. */
export function AgencyCard() {
  const { data, isError, isFetching, refetch } = useAgencyInfoQuery(useSubjectProfile())
  const { formatMessage } = useIntl()
  return (
    <Card className={styles.card} heading={<FormattedMessage id="trips.agency.heading" />}>
      {data ? (
        <Contact info={data} />
      ) : isError ? (
        <ErrorState
          isCompact
          title={<FormattedMessage id="trips.agency.failed" />}
          retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

/** The same contact as on Support; opening hours that are only text are shown as the agency wrote them. */
function Contact({ info }: { info: AgencyInfo }) {
  const { data: configuration } = useEmployeeConfigurationQuery(useSubjectEmployee() ?? skipToken)
  const { phone, email } = contactChannels(configuration, info)
  return (
    <ul role="list" className={styles.contact}>
      <li className={styles.name}>{info.companyName}</li>
      {phone && (
        <li>
          <Phone aria-hidden="true" />
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <Mail aria-hidden="true" />
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </li>
      )}
      {info.opening ? (
        <li>
          <OpeningNow opening={info.opening} />
        </li>
      ) : (
        openingHoursText(info) && (
          <li>
            <Clock aria-hidden="true" />
            {openingHoursText(info)}
          </li>
        )
      )}
    </ul>
  )
}
