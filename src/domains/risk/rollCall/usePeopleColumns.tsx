import { PenLine } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { RollCall, RollCallPerson } from '#contract/rollCalls.ts'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { Stacked } from '@/patterns/table/Stacked'
import type { Column } from '@/patterns/table/TableRows'
import { Button } from '@/ui/button/Button'
import { Badge } from '@/ui/display/Badge'
import { MailAddress } from '@/ui/display/MailAddress'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { shownState, stateTones } from './rollCall.rules'

/** The columns of the people of a roll call. */
export function usePeopleColumns(
  rollCall: RollCall,
  onRecord: (person: RollCallPerson) => void,
): Column<RollCallPerson>[] {
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
    { key: 'record', header: header('record'), cell: (person) => <RecordCell person={person} onRecord={onRecord} /> },
  ]
  return rollCall.isOpen ? columns : columns.filter(({ key }) => key !== 'record')
}

const BookingOf = ({ person: { bookingId, isForGuest } }: { person: RollCallPerson }) =>
  isForGuest ? <FormattedMessage id="rollCall.guest" values={{ bookingId }} /> : bookingId

/** The state, since when, by which way, and the person's own words. */
function StateCell({ person, rollCall }: { person: RollCallPerson; rollCall: RollCall }) {
  const { clock } = useFormats()
  const { state, answeredAt, way, note, onBehalf } = person
  return (
    <div className={cx(layout.stack1, textStyle.anywhere)}>
      <span>
        <Badge tone={rollCall.kind === 'announcement' ? 'neutral' : stateTones[state]}>
          <FormattedMessage id="rollCall.state" values={{ state: shownState(state, rollCall) }} />
        </Badge>
      </span>
      {note && <span className={textStyle.strong}>{note}</span>}
      {answeredAt && way && (
        <span className={textStyle.note}>
          <FormattedMessage
            id="rollCall.answered"
            values={{ time: clock(new Date(answeredAt)), way, by: onBehalf?.by ?? '', reason: onBehalf?.reason ?? '' }}
          />
        </span>
      )}
    </div>
  )
}

function PlaceCell({ person: { place, hotel } }: { person: RollCallPerson }) {
  const { country } = useFormats()
  if (!place) return <FormattedMessage id="rollCall.place.unknown" />
  return (
    <Stacked below={hotel ?? <FormattedMessage id="rollCall.hotel.none" />}>
      {place.city}, {country(place.countryCode)}
    </Stacked>
  )
}

/** Telephone and address, each as a link, since a call is the next step. */
const ContactCell = ({ person: { phone, email } }: { person: RollCallPerson }) => (
  <Stacked below={email && <MailAddress address={email} />}>
    {phone ? (
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
    ) : (
      <FormattedMessage id="rollCall.phone.none" />
    )}
  </Stacked>
)

interface RecordCellProps {
  person: RollCallPerson
  onRecord: (person: RollCallPerson) => void
}

function RecordCell({ person, onRecord }: RecordCellProps) {
  const { formatMessage } = useIntl()
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<PenLine aria-hidden="true" />}
      aria-label={formatMessage({ id: 'rollCall.record.of' }, { name: person.name })}
      onClick={() => onRecord(person)}
    >
      <FormattedMessage id="rollCall.record" />
    </Button>
  )
}
