import layout from '@/ui/layout/layout.module.css'
import { DeskEntry } from './DeskEntry'
import { MailDetails } from './MailDetails'
import { PhoneNumbers } from './PhoneNumbers'

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
