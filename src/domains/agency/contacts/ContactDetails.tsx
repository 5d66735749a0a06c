import { useIntl, FormattedMessage } from 'react-intl'
import { isSameDay } from 'date-fns/isSameDay'
import type { AgencyInfo, OpeningHours } from '#contract/support/agency.ts'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { helpLines } from '@/domains/agency/helpLines.rules'
import { HelpLines } from '@/domains/agency/shared/HelpLines'
import { AskHelpDesk } from '@/domains/agency/shared/AskHelpDesk'
import { useHelpDesk } from '@/domains/agency/shared/useHelpDesk'
import { openingState } from '@/domains/agency/openingHours.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useNow } from '@/i18n/useNow'
import { useFormats } from '@/i18n/useFormats'
import { CopyButton } from '@/ui/button/CopyButton'
import { cx } from '@/ui/cx'
import { MailAddress } from '@/ui/display/MailAddress'
import styles from './ContactDetails.module.css'

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

/** The link to a new request, and whether the embedded desk answers now. Readers without a help desk see nothing. */
function DeskEntry({ onFollow }: { onFollow: () => void }) {
  const desk = useHelpDesk()
  const { data } = useAgencyInfoQuery(useOwnProfile())
  if (!desk) return null
  return (
    <div className={cx(layout.stack2, layout.start)}>
      <AskHelpDesk onFollow={onFollow} />
      {desk.is === 'here' && data?.opening && <DeskNow opening={data.opening} />}
    </div>
  )
}

/** Requests are accepted at any time; agents answer in the hours of the agency. */
function DeskNow({ opening }: { opening: OpeningHours }) {
  const now = useNow()
  const { clock } = useFormats()
  const { formatDate } = useIntl()
  const state = openingState(opening, now)
  if (state.is === 'never') return null
  return (
    <p className={textStyle.note}>
      {state.is === 'closed' ? (
        <FormattedMessage
          id={isSameDay(state.opens, now) ? 'agency.helpDesk.answersAt' : 'agency.helpDesk.answersOn'}
          values={{ day: formatDate(state.opens, { weekday: 'long' }), time: clock(state.opens) }}
        />
      ) : (
        <FormattedMessage id="agency.helpDesk.answersNow" />
      )}
    </p>
  )
}

/** The agency's address, to write to or to copy. */
function MailDetails({ label, email }: { label: string; email: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <p className={textStyle.note}>{label}</p>
      <div className={styles.row}>
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <MailAddress address={email} />
        </a>
        <CopyButton
          text={email}
          label={formatMessage({ id: 'agency.contact.copy' })}
          copiedLabel={formatMessage({ id: 'patterns.copied' })}
          size="small"
        />
      </div>
    </>
  )
}
