import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { limits } from '#contract/fields/limits.ts'
import { type TripPage, type TripStatus, tripStatuses } from '#contract/trips/trips.ts'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { useTripPageQuery } from '@/domains/trips/trips.slice'
import { type Narrowing, narrowingOf } from '@/domains/trips/narrowing.rules'
import { EmptyGroup } from './EmptyGroup'
import { PagedTrips } from './PagedTrips'
import { TripStatusLinks } from './TripStatusLinks'
import { requestedPage, pageSearch, unreadTrips } from './tripPages.rules'
import { TripsFailed } from './TripsFailed'
import { TripsHeading } from './TripsHeading'
import { TripsSkeleton } from './TripsSkeleton'
import layout from '@/ui/layout/layout.module.css'
import { shownOf } from '@/store/shownAnswer'

/** The list is shown without filters where their code cannot be loaded. */
const TripFilters = lazyWithMessages(
  ['tables'],
  () => import('./TripFilters'),
  () => null,
)

/** §2 tripsList_v2: the trips page by page, of one status or of all. Page and status are in the address. */
export default function PagedTripsPage() {
  const [query, setQuery] = useSearchParams()
  const { pageNumber, tripStatus } = requestedPage(query)
  const narrowing = narrowingOf(query)
  const answer = useTripPageQuery({
    ...useSubjectProfile(),
    pageNumber,
    tripStatus,
    ...(narrowing.search && { search: narrowing.search }),
    year: narrowing.year,
  })
  const { isError, refetch, isFetching } = answer
  const { shown: data, isOutdated } = shownOf(answer)
  return (
    <div className={layout.stack5}>
      <TripsHeading />
      {(data ?? !isError) && <TripStatusLinks links={linksOf(data?.statusCounts)} shown={tripStatus} />}
      {data?.years && data.years.length > 0 && tripStatus !== 'InProgress' && tripStatus !== 'Upcoming' && (
        <Suspense fallback={null}>
          <TripFilters
            narrowing={narrowing}
            years={data.years}
            found={isOutdated ? undefined : data.totalItemCount}
            onChange={(to) => setQuery(pageSearch(1, tripStatus, to), { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
      {isError && !data ? (
        <TripsFailed query={{ refetch, isFetching }} />
      ) : data ? (
        <Content {...{ page: data, pageNumber, tripStatus, narrowing, isOutdated }} />
      ) : (
        <TripsSkeleton hasTabs />
      )}
    </div>
  )
}

/** All trips and each of the four statuses, at the first page. */
function linksOf(counts: TripPage['statusCounts']) {
  const all = counts && tripStatuses.reduce((sum, status) => sum + counts[status], 0)
  return [undefined, ...tripStatuses].map((status) => ({
    status,
    search: pageSearch(1, status),
    count: status ? counts?.[status] : all,
  }))
}

interface ContentProps {
  page: TripPage
  pageNumber: number
  tripStatus: TripStatus | undefined
  narrowing: Narrowing
  isOutdated: boolean
}

function Content({ page, pageNumber, tripStatus, narrowing, isOutdated }: ContentProps) {
  const pageSize = limits.tripPage
  // While the next page loads, the rows are those of the previous one.
  const unread = isOutdated ? 0 : unreadTrips(page, pageNumber, pageSize)
  if (page.responseData.length > 0 || isOutdated || unread > 0)
    return <PagedTrips {...{ page, pageNumber, pageSize, tripStatus, narrowing, unread, isOutdated }} />
  if (page.totalItemCount > 0)
    return <BeyondTheEnd last={page.totalPageCount} search={pageSearch(page.totalPageCount, tripStatus, narrowing)} />
  // The filters show that nothing was found.
  if (narrowing.search || narrowing.year) return null
  return <EmptyGroup status={tripStatus} />
}

/** Shown for a page number beyond the last, as from an old link. */
const BeyondTheEnd = ({ last, search }: { last: number; search: string }) => (
  <EmptyState
    title={<FormattedMessage id="tripLists.pages.beyond.title" />}
    text={<FormattedMessage id="tripLists.pages.beyond.text" values={{ last }} />}
    action={
      <Link className={buttonClass()} to={{ search }}>
        <FormattedMessage id="tripLists.pages.beyond.action" />
      </Link>
    }
  />
)
