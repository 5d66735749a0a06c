import { skipToken } from '@reduxjs/toolkit/query/react'
import { Mail, Phone } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { contactFor } from '@/domains/agency/agency.rules'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { PopoverButton } from '@/ui/PopoverButton'

const ContactDetails = lazy(() => import('./ContactDetails'))
const HelpLink = lazy(() => import('./HelpLink'))

/** Telephone and e-mail of the agency (§2, §5); without either, as where its data did not load, a link to Support. */
export default function ContactMenu() {
  const { formatMessage } = useIntl()
  const { companyId, employeeId } = useSession()
  const { data } = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  if (data === undefined) return null
  const contact = data && contactFor(data, false)
  if (!contact?.phone && !contact?.email)
    return (
      <Suspense fallback={null}>
        <HelpLink />
      </Suspense>
    )
  return (
    <>
      {contact.phone && (
        <Entry
          icon={<Phone aria-hidden="true" />}
          label={formatMessage({ id: 'agency.contact.phone' })}
          href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
          text={contact.phone}
        />
      )}
      {contact.email && (
        <Entry
          icon={<Mail aria-hidden="true" />}
          label={formatMessage({ id: 'agency.contact.email' })}
          href={`mailto:${contact.email}`}
          text={contact.email}
        />
      )}
    </>
  )
}

interface EntryProps {
  icon: ReactNode
  label: string
  href: string
  text: string
}

const Entry = ({ icon, label, href, text }: EntryProps) => (
  <PopoverButton theme="contactMenu" label={label} icon={icon}>
    <ContactDetails label={label} href={href} text={text} />
  </PopoverButton>
)
