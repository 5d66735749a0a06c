import { skipToken } from '@reduxjs/toolkit/query/react'
import { Mail, Phone } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { wholePhoneAddress } from '#contract/callAddress.ts'
import { contactFor } from '@/domains/agency/agency.rules'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { Card } from '@/ui/display/Card'
import { MailAddress } from '@/ui/display/MailAddress'
import styles from './GroupView.module.css'

/** The agency's desk for events (§5), or nothing where it has none. */
export function AgencyCard() {
  const { companyId, employeeId } = useSession()
  const { data } = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  const { phone, email } = data ? contactFor(data, true) : { phone: null, email: null }
  if (!phone && !email) return null
  return (
    <Card heading={<FormattedMessage id="organize.agency" />}>
      <ul role="list" className={styles.contacts}>
        {phone && (
          <li>
            <Phone aria-hidden="true" />
            <a href={wholePhoneAddress(phone)}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <Mail aria-hidden="true" />
            <a href={`mailto:${encodeURIComponent(email)}`}>
              <MailAddress address={email} />
            </a>
          </li>
        )}
      </ul>
    </Card>
  )
}
