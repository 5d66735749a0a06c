import { skipToken } from '@reduxjs/toolkit/query/react'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AgencyInfo } from '#contract/support/agency.ts'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { contactChannels } from '@/domains/agency/contactChannels.rules'
import { HelpLines } from '@/domains/agency/shared/HelpLines'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectEmployee, useSubjectProfile } from '@/patterns/subject/subject'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './AgencyCard.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/**
 * The agency's emergency number, desk and mail.
 * @param kept the agency as it was when the trip was saved, shown where it cannot be loaded
 * @param actions further requests to the agency
 */
export function AgencyCard({ kept, actions }: { kept?: AgencyInfo | undefined; actions?: ReactNode }) {
  const { data = kept, isError, isFetching, refetch } = useAgencyInfoQuery(useSubjectProfile())
  return (
    <Card className={styles.card} heading={<FormattedMessage id="trip.agency.heading" />}>
      {data ? (
        <Contact info={data} />
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="trip.agency.failed" />
      ) : (
        <Skeleton lines={3} />
      )}
      <div className={styles.actions}>{actions}</div>
    </Card>
  )
}

/** The same contact as on Support. */
function Contact({ info }: { info: AgencyInfo }) {
  const { data: configuration } = useEmployeeConfigurationQuery(useSubjectEmployee() ?? skipToken)
  const { phone, email } = contactChannels(configuration, info)
  return (
    <div className={cx(layout.stack3, textStyle.small)}>
      <HelpLines desk={phone} info={info} />
      {email && (
        <p className={styles.mail}>
          <Mail aria-hidden="true" />
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </p>
      )}
    </div>
  )
}
