import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { isAhead, tripEnd } from '@/domains/itinerary/itinerary.rules'
import { TripTitle } from '@/domains/itinerary/shared/TripTitle'
import { TripAdvisory } from '@/domains/trips/shared/TripAdvisory'
import { useSubjectTrips } from '@/domains/trips/shared/useSubjectTrips'
import { useFormats } from '@/i18n/useFormats'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { titleOf } from '@/routes/table'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Skeleton } from '@/ui/progress/Skeleton'
import layout from '@/ui/layout/layout.module.css'

/**
 * §2 arranger/{companyId}/{profileId}/trips/advisories and admin/{profileId}/trip-advisories: the person's trips to
 * countries for which governments advise caution.
 */
export default function TravellerAdvisoriesPage() {
  const { data, isError, isFetching, refetch } = useSubjectTrips()
  return (
    <div className={layout.stack6}>
      <PageHeader title={<FormattedMessage id={titleOf('arrangerTravelerAdvisories')} />} />
      {data ? (
        <Advised trips={data.filter((trip) => isAhead(trip) && trip.hasTravelAdvisories)} />
      ) : isError ? (
        <QueryFailure isLarge query={{ refetch, isFetching }} title="trips.failed.title" text="trips.failed.text" />
      ) : (
        <Skeleton lines={5} />
      )}
    </div>
  )
}

function Advised({ trips }: { trips: readonly Trip[] }) {
  const { dateRange } = useFormats()
  const path = useSubjectPath()
  if (trips.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage id="arranger.advisories.none.title" />}
        text={<FormattedMessage id="arranger.advisories.none.text" />}
      />
    )
  return trips.map((trip) => (
    <PageSection
      key={trip.internalTripId}
      heading={<TripTitle trip={trip} />}
      note={dateRange(trip.departureDate, tripEnd(trip))}
      link={{
        to: path('trip', { bookingId: trip.bookingId }),
        text: <FormattedMessage id="trips.row.whole" />,
      }}
    >
      <TripAdvisory trip={trip} />
    </PageSection>
  ))
}
