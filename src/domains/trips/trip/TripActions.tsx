import {
  CalendarPlus,
  MessageSquareWarning,
  Pencil,
  Printer,
  Trash2,
  XCircle,
  Check,
  Share2,
  CalendarSync,
} from 'lucide-react'
import { lazy, Suspense, useState, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { isOffered } from '@/http/additions'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import type { MessageId } from '@/i18n/messages'
import type { Trip } from '#contract/trips.ts'
import { useSubjectProfile, useSubject } from '@/patterns/subject'
import { Button, type ButtonProps } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { tripCalendarPath } from '@/domains/trips/calendar/calendar.api'
import { DownloadButton } from '@/patterns/DownloadButton'
import { KeepOffline } from '@/domains/trips/offline/KeepOffline'
import styles from './TripActions.module.css'
import { TripDownloads } from '@/domains/itinerary/shared/TripDownloads'
import type { OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { useFormats } from '@/i18n/useFormats'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { titleOf, tripText } from './tripText'
import { canBookForSelf } from '@/domains/booking/booking.rules'
import { type BookingTraveler, useBooking } from '@/domains/booking/shared/useBooking'

const dialogs = {
  cancel: lazy(() => import('@/domains/trips/cancel/CancelDialog')),
  report: lazyWithMessages(['forms'], () => import('@/domains/trips/shared/ReportDialog')),
  change: lazyWithMessages(['forms'], () => import('@/domains/trips/manual/ManualTripDialog')),
  remove: lazy(() => import('@/domains/trips/manual/RemoveTripDialog')),
}
type DialogName = keyof typeof dialogs

/** All actions on a trip; the code of dialogs is loaded on demand. */
export function TripActions({ trip, offline }: { trip: Trip; offline: OfflineTrip }) {
  const isManual = trip.source === 'manual'
  const [search] = useSearchParams()
  // Support links here with the report dialog requested in the address.
  const canReport = isOffered('tripreport') && !isManual
  const canEdit = isOffered('manualtrips') && isManual
  const isReportAsked = search.has('report') && canReport
  const [open, setOpen] = useState<DialogName | undefined>(isReportAsked ? 'report' : undefined)
  const tripRef = { ...useSubjectProfile(), bookingId: trip.bookingId }
  const Shown = open && dialogs[open]
  const opener = (name: DialogName, id: MessageId, icon: ButtonProps['icon'], variant: ButtonProps['variant']) => (
    <Button variant={variant} size="small" isFullWidth icon={icon} aria-haspopup="dialog" onClick={() => setOpen(name)}>
      <FormattedMessage id={id} />
    </Button>
  )
  return (
    <Card className={styles.card} heading={<FormattedMessage id="trips.actions.heading" />}>
      <div className={styles.actions}>
        <TripDownloads trip={trip} />
        {isOffered('calendar') && trip.tripStatus !== 'Cancelled' && (
          <DownloadButton
            path={tripCalendarPath(tripRef)}
            fallbackName={`trip-${trip.bookingId}.ics`}
            icon={<CalendarPlus aria-hidden="true" />}
          >
            <FormattedMessage id="trips.calendar.one" />
          </DownloadButton>
        )}
        <KeepOffline trip={trip} offline={offline} />
        <ShareButton trip={trip} />
        <Button
          variant="secondary"
          size="small"
          isFullWidth
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          <FormattedMessage id="trips.print" />
        </Button>
        <ChangeInTool trip={trip} />
        {canEdit && opener('change', 'trips.manual.change', <Pencil aria-hidden="true" />, 'secondary')}
        {canEdit && opener('remove', 'trips.manual.remove', <Trash2 aria-hidden="true" />, 'quiet')}
        {canReport && opener('report', 'trips.report.open', <MessageSquareWarning aria-hidden="true" />, 'secondary')}
        {isOffered('cancellation') &&
          trip.isCancellable &&
          opener('cancel', 'trips.cancel.open', <XCircle aria-hidden="true" />, 'quiet')}
      </div>
      <Suspense fallback={null}>{Shown && <Shown trip={trip} onClose={() => setOpen(undefined)} />}</Suspense>
    </Card>
  )
}

type Outcome = 'copied' | 'failed'

/** Shares the trip as text through the system's share sheet, else copies it. */
function ShareButton({ trip }: { trip: Trip }) {
  const intl = useIntl()
  const formats = useFormats()
  const agency = useAgency()
  const [outcome, setOutcome] = useState<Outcome>()
  const share = async () => {
    const shared = { title: titleOf(trip), text: tripText(trip, intl, formats, agency) }
    try {
      if (typeof navigator.share === 'function') await navigator.share(shared)
      else {
        await navigator.clipboard.writeText(shared.text)
        setOutcome('copied')
      }
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed')
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isFullWidth
        icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
        onClick={() => void share()}
      >
        <FormattedMessage id={outcome ? `trips.share.${outcome}` : 'trips.share'} />
      </Button>
      <VisuallyHidden role="status">{outcome && <FormattedMessage id={`trips.share.${outcome}`} />}</VisuallyHidden>
    </>
  )
}

/**
 * Opens the booking tool at this trip, where it can be changed by the traveller or for them; only the first-party tool
 * has an address for it (§7).
 */
function ChangeInTool({ trip }: { trip: Trip }) {
  const { facts, isProcessing, openTool } = useBooking()
  const subject = useSubject()
  const { profileId } = useSubjectProfile()
  const reasonId = useId()
  if (trip.source !== 'bookingTool' || trip.tripStatus !== 'Upcoming' || facts?.tool !== 'ZIIOBT') return null
  const isOwn = subject.kind === 'me'
  const forWhom: BookingTraveler = isOwn ? {} : { travelerType: 'traveler', otherTravelerProfileId: profileId }
  // For other travellers the server decides.
  const can = !isOwn || canBookForSelf(facts)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isFullWidth
        icon={<CalendarSync aria-hidden="true" />}
        isPending={isProcessing}
        aria-disabled={!can || undefined}
        aria-describedby={can ? undefined : reasonId}
        onClick={() => can && openTool(forWhom, { target: 'trip', superPnrId: trip.bookingId })}
      >
        <FormattedMessage id="trips.actions.changeInTool" />
      </Button>
      {!can && (
        <p id={reasonId} className={styles.reason}>
          <FormattedMessage id="trips.actions.changeInTool.cannot" />
        </p>
      )}
    </>
  )
}
