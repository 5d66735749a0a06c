import { type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { MessageSquareWarning } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import type { Trip } from '#contract/trips/trips.ts'
import { isAhead, tripName } from '@/domains/itinerary/itinerary.rules'
import { KeptOffline } from '@/domains/trips/offline/KeepOffline'
import type { OfflineTrip } from '@/domains/trips/offline/useOfflineTrip'
import { TripAdvisory } from '@/domains/trips/shared/TripAdvisory'
import { useSubjectTrips } from '@/domains/trips/shared/useSubjectTrips'
import { isOffered } from '@/http/additions'
import { useNow } from '@/i18n/useNow'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { Banner } from '@/ui/notice/Banner'
import { Skeleton } from '@/ui/progress/Skeleton'
import { AgencyCard } from './beside/AgencyCard'
import { ApprovalBanner } from './ApprovalBanner'
import { BesideTrips } from './beside/BesideTrips'
import { CancelledBanner } from './CancelledBanner'
import { InvoicesCard } from './beside/InvoicesCard'
import { nightsWithoutHotel } from './timeline/nights.rules'
import { overlappingSegments, overlappingTrips, tripsBeside } from './overlaps.rules'
import { TripChecks } from './TripChecks'
import { TripHeader } from './header/TripHeader'
import styles from './TripPage.module.css'
import { TripTimeline } from './timeline/TripTimeline'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import { AskHelpDesk } from '@/domains/agency/shared/AskHelpDesk'
import { useIsAboutMe } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'

const RefundCard = lazyPart(['cancel'], () => import('@/domains/trips/cancel/RefundCard'))

interface TripViewProps {
  trip: Trip
  offline: OfflineTrip
  /** Shown above everything: that this is a saved copy. */
  notice?: ReactNode
  /** A further check of a trip ahead, after those of the trip itself. */
  check?: ((trip: Trip) => ReactNode) | undefined
}

/** A trip day by day, with what to check, the agency's contact, and actions. */
export function TripView({ trip, offline, notice, check }: TripViewProps) {
  useNameInTrail('trip', tripName(trip))
  const now = useNow()
  const { data: all = [] } = useSubjectTrips()
  const isComing = isAhead(trip)
  const isCancelled = trip.tripStatus === 'Cancelled'
  const others = all.filter(({ internalTripId }) => internalTripId !== trip.internalTripId)
  const elsewhere = others.filter(({ tripStatus }) => tripStatus !== 'Cancelled').flatMap(({ segments }) => segments)
  const gaps = isComing ? nightsWithoutHotel(trip.segments, elsewhere) : []
  return (
    <>
      {notice}
      <div className={styles.top}>
        <TripHeader trip={trip} now={now} offline={offline} />
        <KeptOffline trip={trip} offline={offline} />
        {!trip.isVerified && (
          <p className={cx(textStyle.note, textStyle.measure)}>
            <FormattedMessage id="trip.unverified" />
          </p>
        )}
      </div>
      {trip.standing === 'trial' && (
        <Banner tone="warning" title={<FormattedMessage id="trip.trial" />}>
          <FormattedMessage id="trip.trial.text" />
        </Banner>
      )}
      <ApprovalBanner trip={trip} now={now} isCopy={notice !== undefined} />
      {isCancelled && trip.approval?.status !== 'declined' && <CancelledBanner trip={trip} now={now} />}
      <BesideTrips trips={tripsBeside(trip, others)} isCancelled={isCancelled} />
      {trip.hasTravelAdvisories && isComing && <TripAdvisory trip={trip} from="trip" />}
      {isComing && (
        <TripChecks trip={trip} segments={overlappingSegments(trip.segments)} trips={overlappingTrips(trip, others)} />
      )}
      {isComing && check?.(trip)}
      <div className={styles.columns}>
        <div className={styles.main}>
          {isCancelled && trip.refunded !== undefined && !notice && isOffered('cancellation') && (
            <Suspense fallback={<Skeleton lines={5} />}>
              <RefundCard trip={trip} />
            </Suspense>
          )}
          <TripTimeline trip={trip} gaps={gaps} now={now} warnsOfChanges={isComing} />
        </div>
        <div className={styles.side}>
          {trip.invoiceId !== null && !notice && <InvoicesCard trip={trip} />}
          <AgencyCard kept={offline.help?.agency} actions={<AgencyActions trip={trip} />} />
        </div>
      </div>
    </>
  )
}

/** Requests to the agency about a trip. Only the traveler asks the help desk; a trip entered by hand is none of theirs. */
function AgencyActions({ trip }: { trip: Trip }) {
  const isAboutMe = useIsAboutMe()
  return (
    <>
      {isAboutMe && trip.source !== 'manual' && <AskHelpDesk bookingId={trip.bookingId} />}
      <ReportButton trip={trip} />
    </>
  )
}

const ReportDialog = lazyPart(['forms'], () => import('@/domains/trips/shared/ReportDialog'))

/** Reports a problem to the agency; Support links here with the dialog requested in the address. */
function ReportButton({ trip }: { trip: Trip }) {
  const [search] = useSearchParams()
  const [isOpen, setOpen] = useState(search.has('report'))
  if (!isOffered('tripreport') || trip.source === 'manual') return null
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<MessageSquareWarning aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="trip.report.open" />
      </Button>
      <Suspense fallback={null}>{isOpen && <ReportDialog trip={trip} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
