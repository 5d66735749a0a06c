import { TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveller, TravellerPage } from '#contract/travellers.ts'
import { markOf, nameOf, shownFirst, travellersOnHome } from '@/domains/arranger/arranger.rules'
import { useTravellersQuery } from '@/domains/arranger/arranger.slice'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { RowList } from '@/patterns/ExpandingRow'
import { PageSection } from '@/patterns/PageSection'
import { useSubjectProfile } from '@/patterns/subject'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './YourTravellers.module.css'

/** The people somebody arranges for: where they are or go next, and what matters about each; the first few of them. */
export function YourTravellers() {
  const { data, isError, isFetching, refetch } = useTravellersQuery(useSubjectProfile())
  const { formatMessage } = useIntl()
  return (
    <PageSection heading={<FormattedMessage id="arranger.travellers.heading" />}>
      {data ? (
        <Travellers page={data} />
      ) : isError ? (
        <Card>
          <ErrorState
            isCompact
            title={<FormattedMessage id="arranger.travellers.failed" />}
            retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      ) : (
        <Waiting />
      )}
    </PageSection>
  )
}

function Travellers({ page: { responseData, totalItemsCount } }: { page: TravellerPage }) {
  const shown = shownFirst(responseData)
  const more = totalItemsCount - shown.length
  if (shown.length === 0)
    return (
      <p className={styles.nobody}>
        <FormattedMessage id="arranger.travellers.nobody" />
      </p>
    )
  return (
    <RowList>
      {shown.map((traveller) => (
        <Row key={traveller.profileId} traveller={traveller} />
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <FormattedMessage id="arranger.travellers.more" values={{ count: more }} />
        </li>
      )}
    </RowList>
  )
}

function Row({ traveller }: { traveller: Traveller }) {
  const name = nameOf(traveller)
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <Whereabouts trip={traveller.trip} />
        </p>
      </div>
      <Mark traveller={traveller} />
    </li>
  )
}

/** The city of the trip under way and until when; of the next trip its dates and how far ahead it is. */
function Whereabouts({ trip }: Pick<Traveller, 'trip'>) {
  const { dateRange, relativeDays, weekday } = useFormats()
  const today = localDay(useNow())
  if (!trip) return <FormattedMessage id="arranger.travellers.noTrip" />
  const { destination: city, departureDate, returnDate } = trip
  if (trip.tripStatus === 'InProgress')
    return returnDate ? (
      <FormattedMessage id="arranger.travellers.there" values={{ city, day: weekday(returnDate) }} />
    ) : (
      city
    )
  const when = relativeDays(Math.max(0, dayDifference(today, departureDate)))
  return `${city} · ${dateRange(departureDate, returnDate ?? trip.arrivalDate)} · ${when}`
}

/** The one thing that matters about somebody now. */
function Mark({ traveller }: { traveller: Traveller }) {
  const mark = markOf(traveller)
  if (!mark) return null
  if (mark === 'now')
    return (
      <Badge tone="success">
        <FormattedMessage id="home.next.now" />
      </Badge>
    )
  return (
    <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      <FormattedMessage id={mark === 'advisory' ? 'itinerary.advisory' : 'arranger.travellers.cannotBook'} />
    </Badge>
  )
}

const Waiting = () => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="arranger.travellers.loading" />
    </VisuallyHidden>
    <RowList isWaiting>
      {Array.from({ length: travellersOnHome }, (_, at) => (
        <li key={at} className={styles.row}>
          <Skeleton shape="circle" className={styles.face} />
          <Skeleton lines={2} className={styles.lines} />
        </li>
      ))}
    </RowList>
  </>
)
