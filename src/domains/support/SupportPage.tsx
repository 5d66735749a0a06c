import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { AskHelpDesk } from '@/domains/agency/shared/AskHelpDesk'
import { useHelpDesk } from '@/domains/agency/shared/useHelpDesk'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { TripTitle } from '@/domains/itinerary/shared/trips/TripTitle'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { useFormats } from '@/i18n/useFormats'
import { mayNavigate } from '@/routes/permissions'
import { pathTo } from '@/routes/pathTo'
import { rowOf } from '@/routes/table'
import { Articles } from './shared/Articles'
import { ContactCard } from './shared/ContactCard'
import { reportableTrips } from './support.rules'
import styles from './shared/support.module.css'
import { cx } from '@/ui/cx'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 support: contact and opening hours, help articles, and reporting a problem with a trip. */
export default function SupportPage() {
  const locale = useLocale()
  const { roles } = useSession()
  const desk = useHelpDesk()
  return (
    <>
      <header>
        <h1>
          <FormattedMessage id="routes.support" />
        </h1>
        <p className={cx(textStyle.measure, layout.above1, textStyle.soft)}>
          <FormattedMessage id="support.lead" />
        </p>
        <div className={cx(layout.row4, layout.above3, layout.unseenWhenEmpty)}>
          <AskHelpDesk />
          {desk?.is === 'here' && (
            <Link to={pathTo(locale, 'helpDesk')}>
              <FormattedMessage id="support.requests" />
            </Link>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={cx(layout.stack5, layout.top)}>
          <ContactCard />
          {isOffered('tripreport') && <ReportTrip />}
        </div>
        <Articles />
      </div>
      <p className={styles.legal}>
        {mayNavigate(rowOf('customerSuccess'), roles) && (
          <Link to={pathTo(locale, 'customerSuccess')}>
            <FormattedMessage id="routes.customerSuccess" />
          </Link>
        )}
        {mayNavigate(rowOf('about'), roles) && (
          <Link to={pathTo(locale, 'about')}>
            <FormattedMessage id="routes.about" />
          </Link>
        )}
        <Link to={pathTo(locale, 'test')}>
          <FormattedMessage id="routes.test" />
        </Link>
        <Link to={pathTo(locale, 'legal')}>
          <FormattedMessage id="routes.legal" />
        </Link>
        <Link to={pathTo(locale, 'terms')}>
          <FormattedMessage id="routes.terms" />
        </Link>
      </p>
    </>
  )
}

/** Links to the report of each trip, so that the agency knows the trip. */
function ReportTrip() {
  const { data, isError, isFetching, refetch } = useTripsQuery(useSubjectProfile())
  return (
    <Card
      heading={<FormattedMessage id="support.report.title" />}
      description={<FormattedMessage id="support.report.text" />}
    >
      {data ? (
        <Trips trips={reportableTrips(data)} />
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="support.report.failed" />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

function Trips({ trips }: { trips: readonly Trip[] }) {
  const locale = useLocale()
  const { dateRange } = useFormats()
  if (trips.length === 0)
    return (
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id="support.report.nothing" />
      </p>
    )
  return (
    <ul role="list" className={styles.list}>
      {trips.map((trip) => (
        <li key={trip.internalTripId}>
          <Link to={pathTo(locale, 'trip', { bookingId: trip.bookingId }, { report: 'yes' })} className={styles.trip}>
            <span className={styles.title}>
              <TripTitle trip={trip} />
            </span>
            <span className={cx(textStyle.note, textStyle.snug)}>
              {dateRange(trip.departureDate, lastDayOfTrip(trip))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
