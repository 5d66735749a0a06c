import { ArrowLeft } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import type { Trip } from '#contract/trips/trips.ts'
import type { TripRef } from '@/http/paths'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { OwnTripAlerts } from '@/domains/risk/alerts/OwnTripAlerts'
import { useTripQuery } from '@/domains/trips/trips.slice'
import { TripAdvisory } from '@/domains/trips/shared/TripAdvisory'
import { useSubjectTrips } from '@/domains/trips/shared/useSubjectTrips'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useIsAboutMe, useSubject, useSubjectProfile } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { pathTo } from '@/routes/pathTo'
import { titleOf } from '@/routes/table'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Skeleton } from '@/ui/progress/Skeleton'
import { bookingIdOf, type Origin, originOf } from '../advisories.rules'
import { useTripAdvisoriesQuery } from '../advisories.slice'
import { TripAdvice } from './TripAdvice'
import layout from '@/ui/layout/layout.module.css'

/**
 * §2 dashboard/trip-advisories (query bookingId, from), arranger/…/trips/advisories and admin/…/trip-advisories: the
 * advice about the countries of a trip, or, without a booking, the trips that governments advise about.
 */
export default function TripAdvisoriesPage() {
  const [query] = useSearchParams()
  const person = useSubjectProfile()
  const bookingId = bookingIdOf(query.get('bookingId'))
  if (bookingId === undefined) return <AdvisedTrips />
  return <OfTrip key={bookingId} trip={{ ...person, bookingId }} from={originOf(query.get('from'))} />
}

function OfTrip({ trip, from }: { trip: TripRef; from: Origin | undefined }) {
  const { locale } = useIntl()
  const answer = useTripAdvisoriesQuery({ ...trip, cultureCode: locale })
  const isOwn = useIsAboutMe()
  const path = useSubjectPath()
  const list = path(useTripList())
  return (
    <RecordAnswer
      answer={answer}
      title={titleOf('travelAdvisories')}
      failed="advisories.failed.title"
      failedText="advisories.failed.text"
      unknown={{ about: 'trips', back: list }}
    >
      {(advice) => (
        <div className={layout.stack6}>
          <Head trip={trip} from={from} />
          {isOwn && !advice.alerts && <OwnTripAlerts bookingId={trip.bookingId} />}
          <TripAdvice bookingId={trip.bookingId} advice={advice} />
        </div>
      )}
    </RecordAnswer>
  )
}

/** The trip by name, with its dates, and the way back. */
function Head({ trip: ref, from }: { trip: TripRef; from: Origin | undefined }) {
  const { dateRange } = useFormats()
  const { data: trip } = useTripQuery(ref)
  const back = useWayBack(ref.bookingId, from)
  return (
    <PageHeader
      title={<FormattedMessage id={titleOf('travelAdvisories')} />}
      facts={[
        trip && <TripTitle key="trip" trip={trip} />,
        trip && dateRange(trip.departureDate, lastDayOfTrip(trip)),
        !trip && ref.bookingId,
      ]}
      actions={
        <Link to={back.to} className={buttonClass('quiet', 'small')}>
          <ArrowLeft aria-hidden="true" />
          <FormattedMessage id={`advisories.back.${back.place}`} />
        </Link>
      }
    />
  )
}

/** The page that `from` names. Only readers of their own pages come from their notifications. */
function useWayBack(bookingId: string, from: Origin | undefined) {
  const path = useSubjectPath()
  const locale = useLocale()
  const list = useTripList()
  const { kind } = useSubject()
  if (from === 'trips') return { place: 'trips' as const, to: path(list) }
  if (from === 'notifications' && kind === 'me')
    return { place: 'notifications' as const, to: pathTo(locale, 'actionCenter') }
  return { place: 'trip' as const, to: path('trip', { bookingId }) }
}

/** A person's trips to countries for which governments advise caution, each with the way to its own advisories. */
function AdvisedTrips() {
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
