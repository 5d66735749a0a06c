import { FormattedMessage } from 'react-intl'
import type { TripPage, TripStatus } from '#contract/trips/trips.ts'
import { PageLinks } from '@/patterns/table/PageLinks'
import { rowsOf } from '@/patterns/table/address/pages'
import { useFocusOnTurn } from '@/patterns/table/useFocusOnTurn'
import type { Narrowing } from '@/domains/trips/narrowing.rules'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { UnreadTrips } from './UnreadTrips'
import styles from './PagedTrips.module.css'
import { TripRows } from './TripRows'
import { pageSearch } from './tripPages.rules'
import layout from '@/ui/layout/layout.module.css'

interface PagedTripsProps {
  page: TripPage
  pageNumber: number
  pageSize: number
  tripStatus: TripStatus | undefined
  narrowing: Narrowing
  /** Trips of this page that could not be read. */
  unread: number
  /** The shown page is the previous one. */
  isOutdated: boolean
}

/** One page of trips with the totals; the previous page stays until the next is loaded. */
export function PagedTrips({ page, pageNumber, pageSize, tripStatus, narrowing, unread, isOutdated }: PagedTripsProps) {
  const searchOf = (number: number) => pageSearch(number, tripStatus, narrowing)
  const heading = useFocusOnTurn<HTMLHeadingElement>(pageNumber, searchOf(1), isOutdated)
  const { totalItemCount, totalPageCount, responseData } = page
  const { from, to } = rowsOf(pageNumber, pageSize, totalItemCount)
  return (
    <section className={layout.stack4} aria-busy={isOutdated} aria-labelledby="trip-rows">
      <h2 id="trip-rows" ref={heading} tabIndex={-1} className={styles.rows}>
        {isOutdated ? (
          <FormattedMessage id="trips.loading" />
        ) : (
          <FormattedMessage id="tripLists.pages.rows" values={{ from, to, total: totalItemCount }} />
        )}
      </h2>
      {unread > 0 && <UnreadTrips count={unread} />}
      <UntilAnswered isOutdated={isOutdated}>
        <TripRows trips={responseData} group={tripStatus} />
      </UntilAnswered>
      <PageLinks current={pageNumber} total={totalPageCount} searchOf={searchOf} />
    </section>
  )
}
