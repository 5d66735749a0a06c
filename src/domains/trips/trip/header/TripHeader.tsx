import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { isHeldForApproval } from '#contract/trips/tripApproval.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { markOf, nextCheckIn } from '@/domains/itinerary/itinerary.rules'
import { stopsOf } from '@/domains/itinerary/stops.rules'
import { openCheckIn } from '@/domains/trips/trips.rules'
import { BookingReference } from '@/domains/itinerary/shared/trips/BookingReference'
import { TripBadge } from '@/domains/itinerary/shared/trips/TripBadge'
import { ItineraryButton } from '@/domains/itinerary/shared/trips/TripDownloads'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import type { OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'
import { usePassengerName } from '@/domains/itinerary/shared/trips/usePassengerName'
import { useFormats } from '@/i18n/useFormats'
import { safeExternalUrl } from '@/lib/safePath'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useSubject } from '@/patterns/subject/subject'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ChangeActions, ChangeDialog, type ChangeDialogName, hasChanges } from './ChangeActions'
import { TripActions } from './TripActions'
import { TripCost } from './TripCost'
import { TripHelp } from './TripHelp'
import { UnderWay } from './UnderWay'

interface TripHeaderProps {
  trip: Trip
  now: Date
  offline: OfflineTrip
}

/**
 * The head of a trip's page: route, dates, price and payment, all actions, and for a trip under way the present place
 * and the next stop.
 */
export function TripHeader({ trip, now, offline }: TripHeaderProps) {
  const { dateRange } = useFormats()
  const { kind } = useSubject()
  const isForSomebodyElse = kind !== 'me' || trip.isForGuest
  const [open, setOpen] = useState<ChangeDialogName>()
  // This page shows the advisory in a banner.
  const mark = markOf({ ...trip, hasTravelAdvisories: false })
  const checkIn = openCheckIn(trip, now)
  const { tripStatus } = trip
  const isUnderWay = tripStatus === 'InProgress'
  // A trip under way offers check-in beside the departure below.
  const isOfferedBelow = isUnderWay && stopsOf(trip, now).some(({ segment }) => segment === nextCheckIn(trip, now))
  const checkInUrl = checkIn && !isOfferedBelow && safeExternalUrl(checkIn.url)?.href
  const isHeld = isHeldForApproval(trip.approval)
  const hasItineraryFirst = !checkInUrl && !isHeld && (tripStatus === 'Upcoming' || tripStatus === 'Past')
  const kept = offline.help?.agency
  const itinerary = <ItineraryButton trip={trip} variant="primary" />
  return (
    <>
      <PageHeader
        title={<TripTitle trip={trip} />}
        mark={mark && <TripBadge trip={trip} mark={mark} now={now} />}
        facts={[
          <time key="dates" dateTime={trip.departureDate}>
            {dateRange(trip.departureDate, lastDayOfTrip(trip))}
          </time>,
          trip.isVerified && <BookingReference key="reference" bookingId={trip.bookingId} />,
          isForSomebodyElse && <Passenger key="passenger" trip={trip} />,
        ]}
        note={
          <>
            {isUnderWay && <UnderWay trip={trip} now={now} kept={kept} />}
            <TripCost trip={trip} />
            {tripStatus === 'Upcoming' && <TripHelp trip={trip} now={now} kept={kept} />}
          </>
        }
        primary={checkInUrl ? <CheckInButton url={checkInUrl} /> : hasItineraryFirst && itinerary}
        actions={<TripActions trip={trip} offline={offline} hasItinerary={!hasItineraryFirst} />}
        changes={hasChanges(trip, kind) && <ChangeActions trip={trip} onOpen={setOpen} />}
      />
      <ChangeDialog trip={trip} open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

function Passenger({ trip }: { trip: Trip }) {
  return <FormattedMessage id="trip.one.passenger" values={{ name: usePassengerName(trip) }} />
}

const CheckInButton = ({ url }: { url: string }) => (
  <ButtonLink href={url} target="_blank" rel="noopener noreferrer">
    <FormattedMessage id="itinerary.checkIn.open" />
    <ExternalLink aria-hidden="true" />
    <VisuallyHidden>
      <FormattedMessage id="patterns.newTab" />
    </VisuallyHidden>
  </ButtonLink>
)
