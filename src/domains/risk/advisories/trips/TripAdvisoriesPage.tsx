import { ArrowLeft } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import type { TripRef } from '@/http/paths'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { OwnTripAlerts } from '@/domains/risk/alerts/OwnTripAlerts'
import { useTripQuery } from '@/domains/trips/trips.slice'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useIsAboutMe, useSubject, useSubjectProfile } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { pathTo } from '@/routes/pathTo'
import { titleOf } from '@/routes/table'
import { buttonClass } from '@/ui/button/buttonClass'
import { AdvisedTrips } from './AdvisedTrips'
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
