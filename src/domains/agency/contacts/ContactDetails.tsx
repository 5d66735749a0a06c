import { useIntl } from 'react-intl'
import type { AgencyInfo } from '#contract/support/agency.ts'
import layout from '@/ui/layout/layout.module.css'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { helpLines } from '@/domains/agency/helpLines.rules'
import { HelpLines } from '@/domains/agency/shared/HelpLines'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useNow } from '@/i18n/useNow'
import { CopyButton } from '@/ui/button/CopyButton'
import { cx } from '@/ui/cx'
import { DeskEntry } from './DeskEntry'
import { MailDetails } from './MailDetails'

interface ContactDetailsProps {
  contact: { is: 'phone'; companyName: string; phone: string } | { is: 'email'; label: string; email: string }
  onFollow: () => void
}

/** The content of a contact popover: the numbers or the address of the agency, then its help desk. */
export default function ContactDetails({ contact, onFollow }: ContactDetailsProps) {
  return (
    <div className={layout.stack4}>
      <div>{contact.is === 'phone' ? <PhoneNumbers {...contact} /> : <MailDetails {...contact} />}</div>
      <DeskEntry onFollow={onFollow} />
    </div>
  )
}

/**
 * The numbers of the agency, with a button to copy the one to call now. Until the hours are known, that is the desk's.
 */
function PhoneNumbers({ companyName, phone }: { companyName: string; phone: string }) {
  const { formatMessage } = useIntl()
  const { data } = useAgencyInfoQuery(useOwnProfile())
  const info: Partial<AgencyInfo> & Pick<AgencyInfo, 'companyName'> = data ?? { companyName }
  const [first] = helpLines(phone, info, useNow())
  const number = first?.phone ?? phone
  return (
    <div className={cx(layout.stack3, layout.start)}>
      <HelpLines desk={phone} info={info} />
      <div>
        <CopyButton
          text={number}
          label={formatMessage({ id: 'agency.contact.copyNumber' }, { phone: number })}
          copiedLabel={formatMessage({ id: 'patterns.copied' })}
          size="small"
        />
      </div>
    </div>
  )
}
