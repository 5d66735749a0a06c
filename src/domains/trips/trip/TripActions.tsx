import { CalendarPlus, MessageSquareWarning, Pencil, Printer, Trash2, XCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { isOffered } from '@/http/additions'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import type { MessageId } from '@/i18n/messages'
import type { Trip } from '#contract/trips.ts'
import { useSubjectProfile } from '@/patterns/subject'
import { Button, type ButtonProps } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { tripCalendarPath } from '@/domains/trips/calendar/calendar.api'
import { ChangeInTool } from './ChangeInTool'
import { DownloadButton } from '@/patterns/DownloadButton'
import { KeepOffline } from '@/domains/trips/offline/KeepOffline'
import { ShareButton } from './ShareButton'
import styles from './TripActions.module.css'
import { TripDownloads } from '@/domains/itinerary/shared/TripDownloads'
import type { OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'

const dialogs = {
  cancel: lazy(() => import('@/domains/trips/cancel/CancelDialog')),
  report: lazyWithMessages(['forms'], () => import('@/domains/trips/shared/ReportDialog')),
  change: lazyWithMessages(['forms'], () => import('@/domains/trips/manual/ManualTripDialog')),
  remove: lazy(() => import('@/domains/trips/manual/RemoveTripDialog')),
}
type DialogName = keyof typeof dialogs

/** Everything a person can do with a trip; what opens a window is fetched when it is asked for. */
export function TripActions({ trip, offline }: { trip: Trip; offline: OfflineTrip }) {
  const isManual = trip.source === 'manual'
  const [search] = useSearchParams()
  // Support leads here with the report asked for.
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
