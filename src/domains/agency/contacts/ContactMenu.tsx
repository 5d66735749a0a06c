import { skipToken } from '@reduxjs/toolkit/query/react'
import { LifeBuoy, Mail, Phone } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { contactFor } from '@/domains/agency/agency.rules'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { lazyPart } from '@/patterns/page/lazyPart'
import { isEventRoute } from '@/routes/events'
import { useRouteName } from '@/routes/useRouteName'
import { useSession } from '@/domains/session/shared/useSession'
import { PopoverButton } from '@/ui/overlay/PopoverButton'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'

const ContactDetails = lazyPart(['agency'], () => import('./ContactDetails'))

/**
 * Telephone and e-mail of the agency (§2, §5), each with its help desk. Without either, or where they did not load, a
 * link to Support.
 */
export function ContactMenu() {
  const { formatMessage } = useIntl()
  const { companyId, employeeId } = useSession()
  const isOfEvent = isEventRoute(useRouteName())
  const { data } = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  if (data === undefined) return null
  const contact = data && contactFor(data, isOfEvent)
  if (!contact?.phone && !contact?.email) return <HelpLink />
  const { phone, email } = contact
  const companyName = data?.agency.companyName ?? ''
  const call = formatMessage({ id: 'shell.contact.phone' })
  const write = formatMessage({ id: 'shell.contact.email' })
  return (
    <>
      {phone && (
        <PopoverButton theme="contactMenu" label={call} icon={<Phone aria-hidden="true" />}>
          {(close) => <ContactDetails contact={{ is: 'phone', companyName, phone }} onFollow={close} />}
        </PopoverButton>
      )}
      {email && (
        <PopoverButton theme="contactMenu" label={write} icon={<Mail aria-hidden="true" />}>
          {(close) => <ContactDetails contact={{ is: 'email', label: write, email }} onFollow={close} />}
        </PopoverButton>
      )}
    </>
  )
}

/** §2: shown in the header where the agency has neither a telephone nor an e-mail. */
function HelpLink() {
  return (
    <Link to={pathTo(useLocale(), 'support')} className={buttonClass('quiet', 'small')}>
      <LifeBuoy aria-hidden="true" />
      <FormattedMessage id="shell.contact.help" />
    </Link>
  )
}
