import { Check, ExternalLink, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { markOf, tripEnd } from '@/domains/itinerary/itinerary.rules'
import { openCheckIn } from '@/domains/trips/trips.rules'
import { BookingReference } from '@/domains/itinerary/shared/BookingReference'
import { TripBadge } from '@/domains/itinerary/shared/TripBadge'
import { ItineraryButton } from '@/domains/itinerary/shared/TripDownloads'
import { TripTitle } from '@/domains/itinerary/shared/TripTitle'
import type { OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'
import { titleCase } from '@/i18n/letterCase'
import { useFormats } from '@/i18n/useFormats'
import { safeExternalUrl } from '@/lib/safePath'
import { PageHeader } from '@/patterns/PageHeader'
import { useSubject } from '@/patterns/subject'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { cardWords } from './cardWords'
import { ChangeActions, ChangeDialog, type ChangeDialogName, hasChanges } from './ChangeActions'
import { TripActions } from './TripActions'
import { TripHelp } from './TripHelp'

interface TripHeaderProps {
  trip: Trip
  now: Date
  offline: OfflineTrip
}

/** What a trip is at a glance, what it costs and who pays, and everything that can be done with it. */
export function TripHeader({ trip, now, offline }: TripHeaderProps) {
  const { dateRange } = useFormats()
  const isForSomebodyElse = useSubject().kind !== 'me' || trip.isForGuest
  const [open, setOpen] = useState<ChangeDialogName>()
  // An advisory has a banner of its own on this page.
  const mark = markOf({ ...trip, hasTravelAdvisories: false })
  const checkIn = openCheckIn(trip, now)
  const checkInUrl = checkIn && safeExternalUrl(checkIn.url)?.href
  const isCancelled = trip.tripStatus === 'Cancelled'
  const itinerary = <ItineraryButton trip={trip} variant="primary" />
  return (
    <>
      <PageHeader
        title={<TripTitle trip={trip} />}
        mark={mark && <TripBadge trip={trip} mark={mark} now={now} />}
        facts={[
          <time key="dates" dateTime={trip.departureDate}>
            {dateRange(trip.departureDate, tripEnd(trip))}
          </time>,
          trip.isVerified && <BookingReference key="reference" bookingId={trip.bookingId} />,
          ...(isCancelled ? [] : costFacts(trip)),
          trip.costCenter && (
            <FormattedMessage key="costCenter" id="trip.costCenter" values={{ name: trip.costCenter }} />
          ),
          isForSomebodyElse && <Passenger key="passenger" trip={trip} />,
        ]}
        note={trip.tripStatus === 'Upcoming' && <TripHelp trip={trip} now={now} kept={offline.copy?.agency} />}
        primary={checkInUrl ? <CheckInButton url={checkInUrl} /> : !isCancelled && itinerary}
        actions={<TripActions trip={trip} offline={offline} hasItinerary={checkInUrl !== undefined || isCancelled} />}
        changes={hasChanges(trip) && <ChangeActions trip={trip} onOpen={setOpen} />}
      />
      <ChangeDialog trip={trip} open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

function Passenger({ trip }: { trip: Trip }) {
  const { locale } = useIntl()
  const name = titleCase(locale, `${trip.passengerFirstName} ${trip.passengerLastName}`)
  return <FormattedMessage id="trip.one.passenger" values={{ name }} />
}

/** What a trip costs, what the travel policy says, and the card that pays; what is known of each. */
const costFacts = ({ total, policy, payment }: Trip) => [
  total && <Total key="total" total={total} />,
  policy && <PolicyMark key="policy" policy={policy} />,
  payment && <FormattedMessage key="card" id="trip.paidWith" values={cardWords(payment)} />,
]

function Total({ total: { amount, currency } }: { total: NonNullable<Trip['total']> }) {
  const { money } = useFormats()
  return (
    <strong>
      <data value={amount}>{money(amount, currency)}</data>
    </strong>
  )
}

const PolicyMark = ({ policy: { verdict, reason } }: { policy: NonNullable<Trip['policy']> }) =>
  verdict === 'within' ? (
    <Badge tone="success" icon={<Check aria-hidden="true" />}>
      <FormattedMessage id="trip.policy.within" />
    </Badge>
  ) : (
    <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      <FormattedMessage id="trip.policy.outside" values={{ reason: reason ?? 'none' }} />
    </Badge>
  )

const CheckInButton = ({ url }: { url: string }) => (
  <ButtonLink href={url} target="_blank" rel="noopener noreferrer">
    <FormattedMessage id="itinerary.checkIn.open" />
    <ExternalLink aria-hidden="true" />
    <VisuallyHidden>
      <FormattedMessage id="patterns.newTab" />
    </VisuallyHidden>
  </ButtonLink>
)
