import { Mail, Phone } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ReportedItinerary, VisitedPlace, Whereabouts } from '#contract/reports/itineraryReport.ts'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import { flightNumber } from '#contract/trips/segments.ts'
import { UnverifiedBadge } from '@/domains/itinerary/shared/trips/UnverifiedBadge'
import { thoseAt } from '@/domains/risk/risk.rules'
import { useTripsInProgressQuery } from '@/domains/risk/underWay.slice'
import { useFormats } from '@/i18n/useFormats'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Badge } from '@/ui/display/Badge'
import { buttonClass } from '@/ui/button/buttonClass'
import { Skeleton } from '@/ui/progress/Skeleton'
import styles from './PeopleThere.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface PeopleThereProps {
  companyId: string
  pageNumber: number
  place: VisitedPlace
}

/** The people at a place on one page of the report: their last day, their hotel or flight, and their contact. */
export function PeopleThere({ companyId, pageNumber, place }: PeopleThereProps) {
  const { currentData: data, isError, isFetching, refetch } = useTripsInProgressQuery({ companyId, pageNumber })
  if (isError && !data) return <QueryFailure query={{ refetch, isFetching }} title="risk.underWay.failed" />
  if (!data) return <Skeleton lines={3} />
  return (
    <ul role="list">
      {thoseAt(place, data.itineraryReports).map((row) => (
        <Person key={row.bookingId} row={row} />
      ))}
    </ul>
  )
}

function Person({ row }: { row: ReportedItinerary }) {
  const { firstName, lastName, isVip, whereabouts } = row
  return (
    <li className={styles.person}>
      <div className={cx(layout.shrink, textStyle.anywhere, textStyle.snug)}>
        <p className={cx(layout.row2, layout.lines1, textStyle.medium)}>
          {firstName} {lastName}
          {isVip && (
            <Badge tone="accent">
              <FormattedMessage id="risk.person.vip" />
            </Badge>
          )}
          {row.isForGuest && (
            <Badge>
              <FormattedMessage id="risk.person.guest" />
            </Badge>
          )}
          <UnverifiedBadge trip={row} />
        </p>
        <p className={cx(textStyle.note, textStyle.figures)}>{whereabouts && <Whereabout at={whereabouts} />}</p>
      </div>
      <Reach row={row} />
    </li>
  )
}

/** The last day of a person at the place, where one is known, or their arrival, and the flight, train or hotel. */
function Whereabout({ at: { isOnTheWay, isPresumed, until, segment } }: { at: Whereabouts }) {
  const { time, weekday } = useFormats()
  const [day, hour] = [weekday(until), time(until)]
  const state = isOnTheWay ? 'arrives' : isPresumed ? 'presumed' : 'until'
  const within = segment && (flightNumber(segment) || segment.providerName)
  return (
    <>
      <FormattedMessage id={`risk.person.${state}`} values={{ day, time: hour }} />
      {' · '}
      {within ?? <FormattedMessage id="risk.person.noHotel" />}
    </>
  )
}

/** Their telephone and mail address, as links. */
const Reach = ({ row: { phone, email } }: { row: ReportedItinerary }) => (
  <>
    {phone && (
      <p className={cx(layout.shrink, textStyle.figures)}>
        <a className={buttonClass('quiet', 'small')} href={wholePhoneAddress(phone)}>
          <Phone aria-hidden="true" />
          {phone}
        </a>
      </p>
    )}
    {email && (
      <p className={styles.mail}>
        <a className={buttonClass('quiet', 'small')} href={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          {email}
        </a>
      </p>
    )}
  </>
)
