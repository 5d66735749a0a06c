import { CalendarPlus, Printer, Share2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { isOffered } from '@/http/additions'
import type { Trip } from '#contract/trips/trips.ts'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'
import { tripCalendarPath } from '@/domains/trips/calendar/calendar.api'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { showToast } from '@/patterns/feedback/toasts'
import { KeepOfflineButton } from '@/domains/trips/offline/KeepOffline'
import styles from './TripActions.module.css'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { ItineraryButton } from '@/domains/itinerary/shared/trips/TripDownloads'
import type { OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'
import { useFormats } from '@/i18n/useFormats'
import { titleOf, tripText } from './tripText'

interface TripActionsProps {
  trip: Trip
  offline: OfflineTrip
  /** Whether the itinerary is among the actions, where another action is the primary one. */
  hasItinerary: boolean
}

/** The actions that do not change a trip. */
export function TripActions({ trip, offline, hasItinerary }: TripActionsProps) {
  const tripRef = { ...useSubjectProfile(), bookingId: trip.bookingId }
  const isCancelled = trip.tripStatus === 'Cancelled'
  return (
    <div className={styles.actions}>
      {hasItinerary && <ItineraryButton trip={trip} variant="quiet" />}
      {isOffered('calendar') && !isCancelled && (
        <DownloadButton
          path={tripCalendarPath(tripRef)}
          fallbackName={`trip-${trip.bookingId}.ics`}
          icon={<CalendarPlus aria-hidden="true" />}
          variant="quiet"
        >
          <FormattedMessage id="trip.actions.calendar" />
        </DownloadButton>
      )}
      {!isCancelled && <ShareButton trip={trip} />}
      {(isAhead(trip) || offline.copy) && <KeepOfflineButton trip={trip} offline={offline} />}
      <Button variant="quiet" size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        <FormattedMessage id="trip.print" />
      </Button>
    </div>
  )
}

/** Shares the trip as text through the system's share sheet, else copies it. */
function ShareButton({ trip }: { trip: Trip }) {
  const intl = useIntl()
  const formats = useFormats()
  const agency = useAgency()
  const share = async () => {
    const shared = { title: titleOf(trip), text: tripText(trip, intl, formats, agency) }
    try {
      if (typeof navigator.share === 'function') await navigator.share(shared)
      else {
        await navigator.clipboard.writeText(shared.text)
        await showToast({ text: intl.formatMessage({ id: 'trip.share.copied' }) })
      }
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await showToast({ tone: 'danger', text: intl.formatMessage({ id: 'trip.share.failed' }) })
    }
  }
  return (
    <Button variant="quiet" size="small" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      <FormattedMessage id="trip.share" />
    </Button>
  )
}
