import { Plane, UserPlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { reasonNotForGuest } from '@/domains/booking/booking.rules'
import { booking, modalClosed } from '@/domains/booking/booking.slice'
import { BookChoice } from '@/domains/booking/shared/BookChoice'
import { ReasonText } from '@/domains/booking/shared/ReasonText'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { firstRemovable, type Issue } from '@/domains/profile/profile.rules'
import { readinessPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonClass'
import { Dialog } from '@/ui/Dialog'
import { Disclaimer } from './Disclaimer'
import styles from './BookModal.module.css'

interface BookModalProps {
  /** The choices of upcoming events, which come first (§2). */
  events?: ReactNode
  /** The choice of a traveller, which comes last. */
  travellers?: ReactNode
}

/** §2 book modal: warnings first, then the choice of what or whom to book for. */
export default function BookModal({ events, travellers }: BookModalProps) {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { problem } = useAppSelector(booking)
  const { facts, offersGuest } = useBooking()
  const close = () => void dispatch(modalClosed())
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={formatMessage({ id: 'bookModal.title' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      <div className={styles.sections}>
        <Disclaimer />
        {problem && (
          <Banner tone="danger" title={<FormattedMessage id={`bookModal.problem.${problem}.title`} />}>
            <FormattedMessage id={`bookModal.problem.${problem}.text`} />
          </Banner>
        )}
        <ExpiredWarnings onFollow={close} />
        {facts?.policy?.isAllowedEvent && events}
        <OwnTrip hasEvents={Boolean(facts?.bookableGroups)} onFollow={close} />
        {offersGuest && <GuestTrip />}
        {Boolean(facts?.arrangerRequests) && travellers}
      </div>
    </Dialog>
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

/** A trip of one's own: another one where there are events. */
function OwnTrip({ hasEvents, onFollow }: { hasEvents: boolean; onFollow: () => void }) {
  const { facts, ownReason: reason, hasFailed, retry, isProcessing, isOpening, openTool } = useBooking()
  const text = useId()
  const issues = facts?.issues ?? []
  const cannot = reason !== undefined || !facts || (isProcessing && !isOpening({}))
  return (
    <BookChoice
      icon={<Plane aria-hidden="true" />}
      title={<FormattedMessage id={hasEvents ? 'bookModal.self.another' : 'bookModal.self.title'} />}
    >
      <p id={text}>
        {hasFailed ? (
          <>
            <FormattedMessage id="booking.reason.unknown" />{' '}
            <Button variant="quiet" size="small" onClick={retry}>
              <FormattedMessage id="patterns.tryAgain" />
            </Button>
          </>
        ) : reason === 'transientNotAllowed' && hasEvents ? (
          <FormattedMessage id="bookModal.self.eventsOnly" />
        ) : reason ? (
          <ReasonText reason={reason} issues={issues} />
        ) : (
          <FormattedMessage id="bookModal.self.text" />
        )}
      </p>
      {reason === 'profileIncomplete' ? (
        <WayOn issues={issues} onFollow={onFollow} />
      ) : (
        <Button
          isPending={isOpening({})}
          aria-disabled={cannot || undefined}
          aria-describedby={reason && text}
          onClick={() => !cannot && openTool()}
        >
          <FormattedMessage id="bookModal.self.action" />
        </Button>
      )}
    </BookChoice>
  )
}

/** Leads to the first thing that the person can settle; where only others can, to what is missing. */
function WayOn({ issues, onFollow }: { issues: readonly Issue[]; onFollow: () => void }) {
  const isOwn = firstRemovable(issues) !== undefined
  return (
    <Link
      to={readinessPath(useLocale(), issues)}
      className={buttonClass(isOwn ? 'primary' : 'secondary')}
      onClick={onFollow}
    >
      <FormattedMessage id={isOwn ? 'bookModal.complete' : 'booking.seeWhatIsMissing'} />
    </Link>
  )
}

const guest = { travelerType: 'guest' } as const

/** A trip for a guest (§6); the way to what is missing stands with a trip of one's own. */
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
