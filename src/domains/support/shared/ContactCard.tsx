import { skipToken } from '@reduxjs/toolkit/query/react'
import { Mail, Phone, Siren } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import type { AgencyInfo } from '#contract/support/agency.ts'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { contactChannels } from '@/domains/agency/contactChannels.rules'
import { helpLines } from '@/domains/agency/helpLines.rules'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useNow } from '@/i18n/useNow'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectEmployee, useSubjectProfile } from '@/patterns/subject/subject'
import { Badge } from '@/ui/display/Badge'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/display/Card'
import { MailAddress } from '@/ui/display/MailAddress'
import { Skeleton } from '@/ui/progress/Skeleton'
import { OpeningTimes } from './OpeningTimes'
import styles from './support.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** A telephone number with non-breaking spaces. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')

interface ContactCardProps {
  /** The page has another main action than calling. */
  isBeside?: boolean
}

/** The agency's contact details, the number to call now first, and whether its desk is open. */
export function ContactCard({ isBeside = false }: ContactCardProps) {
  const { data, isError, isFetching, refetch } = useAgencyInfoQuery(useSubjectProfile())
  return (
    <Card heading={<FormattedMessage id="support.contact.title" />}>
      {data ? (
        <Contact info={data} isBeside={isBeside} />
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="support.contact.failed" />
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )
}

function Contact({ info, isBeside }: { info: AgencyInfo; isBeside: boolean }) {
  const { data: configuration } = useEmployeeConfigurationQuery(useSubjectEmployee() ?? skipToken)
  const { phone, email, isVip } = contactChannels(configuration, info)
  const lines = helpLines(phone, info, useNow())
  return (
    <div className={layout.stack4}>
      <p className={layout.row2}>
        {info.companyName === '' && !phone && !email ? (
          <FormattedMessage id="support.contact.none" />
        ) : (
          <strong>{info.companyName}</strong>
        )}
        {isVip && (
          <Badge tone="accent">
            <FormattedMessage id="support.contact.vip" />
          </Badge>
        )}
      </p>
      <div className={styles.ways}>
        {lines.map(({ is, phone }, place) => (
          <ButtonLink
            key={is}
            href={wholePhoneAddress(phone)}
            variant={place === 0 && !isBeside ? 'primary' : 'secondary'}
            icon={is === 'desk' ? <Phone aria-hidden="true" /> : <Siren aria-hidden="true" />}
            isFullWidth
          >
            <FormattedMessage
              id={is === 'desk' ? 'support.contact.call' : 'support.emergency.call'}
              values={{ phone: unbroken(phone) }}
            />
          </ButtonLink>
        ))}
        {email && (
          <ButtonLink
            href={`mailto:${encodeURIComponent(email)}`}
            variant="secondary"
            icon={<Mail aria-hidden="true" />}
            isFullWidth
          >
            <span>
              <FormattedMessage id="support.contact.write" values={{ email: <MailAddress address={email} /> }} />
            </span>
          </ButtonLink>
        )}
      </div>
      <OpeningTimes info={info} />
      <div className={styles.emergency}>
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage id="support.emergency.danger" />
        </p>
        {!info.emergencyPhone && (
          <p className={cx(textStyle.note, textStyle.snug)}>
            <FormattedMessage id="support.emergency.none" />
          </p>
        )}
      </div>
    </div>
  )
}
