import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import { TripAdvisory } from '@/domains/trips/shared/TripAdvisory'
import { useSubjectTrips } from '@/domains/trips/shared/useSubjectTrips'
import { useFormats } from '@/i18n/useFormats'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubject } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { titleOf } from '@/routes/table'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Skeleton } from '@/ui/progress/Skeleton'
import layout from '@/ui/layout/layout.module.css'

/** A person's trips to countries for which governments advise caution, each with the way to its own advisories. */
export function AdvisedTrips() {
  const { data, isError, isFetching, refetch } = useSubjectTrips()
  const isOwn = useSubject().kind === 'me'
  return (
    <div className={layout.stack6}>
      <PageHeader title={<FormattedMessage id={titleOf(isOwn ? 'tripAdvisories' : 'arrangerTravelerAdvisories')} />} />
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
        title={<FormattedMessage id="advisories.trips.none.title" />}
        text={<FormattedMessage id="advisories.trips.none.text" />}
      />
    )
  return trips.map((trip) => (
    <PageSection
      key={trip.internalTripId}
      heading={<TripTitle trip={trip} />}
      note={dateRange(trip.departureDate, lastDayOfTrip(trip))}
      link={{
        to: path('trip', { bookingId: trip.bookingId }),
        text: <FormattedMessage id="trips.row.whole" />,
      }}
    >
      <TripAdvisory trip={trip} />
    </PageSection>
  ))
}
