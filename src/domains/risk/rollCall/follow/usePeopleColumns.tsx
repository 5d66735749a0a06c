import { ContactRound, PenLine } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { RollCall, RollCallPerson } from '#contract/risk/rollCalls.ts'
import { WaitingBadge } from '@/domains/itinerary/shared/trips/ApprovalBadge'
import { MailLink } from '@/domains/risk/shared/MailLink'
import { PhoneLink } from '@/domains/risk/shared/PhoneLink'
import { isOffered } from '@/http/additions'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { Column } from '@/patterns/table/rows/TableRows'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import { Badge } from '@/ui/display/Badge'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './RollCallPeople.module.css'
import { shownState, stateTones } from '../rollCall.rules'

/** The dialogs about a person. */
export interface PersonActions {
  /** Records an answer on behalf. */
  onRecord: (person: RollCallPerson) => void
  /** Opens the contact card. */
  onContact: (person: RollCallPerson) => void
}

/** The columns of the people of a roll call. */
export function usePeopleColumns(rollCall: RollCall, actions: PersonActions): Column<RollCallPerson>[] {
  const { formatMessage } = useIntl()
  const header = (key: string) => formatMessage({ id: `rollCall.column.${key}` as MessageId })
  const columns: Column<RollCallPerson>[] = [
    {
      key: 'name',
      header: header('name'),
      isRowHeader: true,
      cell: (person) => <Stacked below={<BookingOf person={person} />}>{person.name}</Stacked>,
    },
    { key: 'state', header: header('state'), cell: (person) => <StateCell person={person} rollCall={rollCall} /> },
    { key: 'place', header: header('place'), cell: (person) => <PlaceCell person={person} /> },
    { key: 'contact', header: header('contact'), cell: (person) => <ContactCell person={person} /> },
    {
      key: 'actions',
      header: header('actions'),
      isWhole: true,
      cell: (person) => <ActionsCell person={person} isOpen={rollCall.isOpen} {...actions} />,
    },
  ]
  return rollCall.isOpen || isOffered('findtravelers') ? columns : columns.filter(({ key }) => key !== 'actions')
}

const BookingOf = ({ person: { bookingId, isForGuest } }: { person: RollCallPerson }) =>
  isForGuest ? <FormattedMessage id="rollCall.guest" values={{ bookingId }} /> : bookingId

/** The state, since when, by which way, and the person's own words. */
function StateCell({ person, rollCall }: { person: RollCallPerson; rollCall: RollCall }) {
  const { instant } = useFormats()
  const { state, answeredAt, way, note, onBehalf } = person
  return (
    <div className={layout.stack1}>
      <span className={textStyle.nowrap}>
        <Badge tone={rollCall.kind === 'announcement' ? 'neutral' : stateTones[state]}>
          <FormattedMessage id="rollCall.state" values={{ state: shownState(state, rollCall) }} />
        </Badge>
      </span>
      {note && <span className={cx(textStyle.strong, textStyle.anywhere)}>{note}</span>}
      {answeredAt && way && (
        <span className={cx(textStyle.note, textStyle.anywhere)}>
          <FormattedMessage
            id="rollCall.answered"
            values={{ at: instant(answeredAt), way, by: onBehalf?.by ?? '', reason: onBehalf?.reason ?? '' }}
          />
        </span>
      )}
    </div>
  )
}

function PlaceCell({ person: { place, hotel, isTripWaiting } }: { person: RollCallPerson }) {
  const { country } = useFormats()
  if (!place) return <FormattedMessage id="rollCall.place.unknown" />
  return (
    <Stacked below={hotel ?? <FormattedMessage id="rollCall.hotel.none" />}>
      {place.city}, {country(place.countryCode)} {isTripWaiting && <WaitingBadge />}
    </Stacked>
  )
}

/** Telephone and address, each as a link, since contact is the next step; then the person to call instead. */
const ContactCell = ({ person: { phone, email, emergencyContact } }: { person: RollCallPerson }) => (
  <div className={styles.contact}>
    <p>{phone ? <PhoneLink phone={phone} /> : <FormattedMessage id="rollCall.phone.none" />}</p>
    {email && (
      <p className={textStyle.note}>
        <MailLink email={email} />
      </p>
    )}
    {emergencyContact && (
      <Stacked below={<PhoneLink phone={emergencyContact.phone} />}>
        <FormattedMessage id="rollCall.emergency" values={{ name: emergencyContact.name }} />
      </Stacked>
    )}
  </div>
)

interface ActionsCellProps extends PersonActions {
  person: RollCallPerson
  isOpen: boolean
}

/** A person whose trip has been deleted has no contact card. */
function ActionsCell({ person, isOpen, onRecord, onContact }: ActionsCellProps) {
  const { formatMessage } = useIntl()
  const { name, bookingId } = person
  return (
    <div className={cx(layout.row2, layout.nowrap, styles.actions)}>
      {isOpen && (
        <Button
          variant="quiet"
          size="small"
          icon={<PenLine aria-hidden="true" />}
          aria-label={formatMessage({ id: 'rollCall.record.of' }, { name })}
          onClick={() => onRecord(person)}
        >
          <FormattedMessage id="rollCall.record" />
        </Button>
      )}
      {bookingId && isOffered('findtravelers') && (
        <IconButton
          size="small"
          icon={<ContactRound aria-hidden="true" />}
          label={formatMessage({ id: 'rollCall.contact.of' }, { name })}
          aria-haspopup="dialog"
          onClick={() => onContact(person)}
        />
      )}
    </div>
  )
}
