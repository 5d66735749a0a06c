import { UserPlus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { reasonNotForGuest } from '@/domains/booking/booking.rules'
import { booking, modalClosed } from '@/domains/booking/booking.slice'
import { BookChoice } from '@/domains/booking/shared/BookChoice'
import { ReasonText } from '@/domains/booking/shared/ReasonText'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { Disclaimer } from './Disclaimer'
import { HotelTrip } from './HotelTrip'
import { OwnTrip } from './OwnTrip'
import layout from '@/ui/layout/layout.module.css'

interface BookModalProps {
  /** The choices of upcoming events, which come first (§2). */
  events?: ReactNode
  /** The approved requests of the reader, or the way to ask before booking. */
  requests?: ReactNode
  /** The choice of a traveler, which comes last. */
  travelers?: ReactNode
  /** The choice of trips to book for the one traveler whom the window is open for. */
  oneTraveler?: ReactNode
}

/** §2 book modal: warnings, then the choice of a trip, an event or a traveler; or the trips of one traveler. */
export function BookModal({ events, requests, travelers, oneTraveler }: BookModalProps) {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { problem, traveler, hotel } = useAppSelector(booking)
  const close = () => void dispatch(modalClosed())
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={
        traveler
          ? formatMessage({ id: 'bookModal.traveler.title' }, { name: traveler.name })
          : hotel
            ? formatMessage({ id: 'bookModal.hotel.title' }, { city: hotel.city })
            : formatMessage({ id: 'bookModal.title' })
      }
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      <div className={layout.stack4} ref={useFocusOnStep(traveler)}>
        <Disclaimer />
        {problem && (
          <Banner tone="danger" title={<FormattedMessage id={`bookModal.problem.${problem}.title`} />}>
            <FormattedMessage id={`bookModal.problem.${problem}.text`} />
          </Banner>
        )}
        {/* The warnings are about the reader's own documents. */}
        {hotel && hotel.traveler.travelerType !== 'traveler' && <ExpiredWarnings onFollow={close} />}
        {hotel && <HotelTrip hotel={hotel} />}
        {traveler && oneTraveler}
        {!hotel && !traveler && <Choices events={events} requests={requests} travelers={travelers} onFollow={close} />}
      </div>
    </Dialog>
  )
}

/** The button of the former step is gone, so the window takes the focus. Its title names the step. */
function useFocusOnStep(step: unknown) {
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    part.current?.closest<HTMLElement>('[role=dialog]')?.focus()
  }, [step])
  return part
}

interface ChoicesProps extends Pick<BookModalProps, 'events' | 'requests' | 'travelers'> {
  onFollow: () => void
}

function Choices({ events, requests, travelers, onFollow }: ChoicesProps) {
  const { facts, offersGuest } = useBooking()
  return (
    <>
      <ExpiredWarnings onFollow={onFollow} />
      {facts?.policy?.isAllowedEvent && events}
      <OwnTrip hasEvents={Boolean(facts?.bookableGroups)} onFollow={onFollow} />
      {requests}
      {offersGuest && <GuestTrip />}
      {Boolean(facts?.arrangerRequests) && travelers}
    </>
  )
}

const screenOf = { creditCardExpired: 'payment', passportExpired: 'travelDocuments' } as const

/** §2: expired cards and passports, each with the way to mend it. */
function ExpiredWarnings({ onFollow }: { onFollow: () => void }) {
  const locale = useLocale()
  return useBooking().expired.map((code) => (
    <Banner
      key={code}
      tone="warning"
      title={<FormattedMessage id={`bookModal.warning.${code}.title`} />}
      actions={
        <Link to={pathTo(locale, screenOf[code])} onClick={onFollow}>
          <FormattedMessage id="bookModal.warning.updateNow" />
        </Link>
      }
    >
      <FormattedMessage id={`bookModal.warning.${code}.text`} />
    </Banner>
  ))
}

const guest = { travelerType: 'guest' } as const

/** A trip for a guest (§6). The link to missing details is in the choice of the reader's own trip. */
function GuestTrip() {
  const text = useId()
  const { facts, isProcessing, isOpening, openTool } = useBooking()
  const reason = facts && reasonNotForGuest(facts)
  const cannot = !facts || reason !== undefined || (isProcessing && !isOpening(guest))
  return (
    <BookChoice icon={<UserPlus aria-hidden="true" />} title={<FormattedMessage id="bookModal.guest.title" />}>
      <p id={text}>
        {reason ? <ReasonText reason={reason} issues={facts.issues} /> : <FormattedMessage id="bookModal.guest.text" />}
      </p>
      <Button
        variant="secondary"
        isPending={isOpening(guest)}
        aria-disabled={cannot || undefined}
        aria-describedby={reason && text}
        onClick={() => !cannot && openTool(guest)}
      >
        <FormattedMessage id="bookModal.guest.action" />
      </Button>
    </BookChoice>
  )
}
