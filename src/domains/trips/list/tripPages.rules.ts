import { type TripPage, type TripStatus, tripStatuses } from '#contract/trips/trips.ts'
import type { Narrowing } from '@/domains/trips/narrowing.rules'
import { rowsOf } from '@/patterns/table/address/pages'

/** The page (1 by default) and status (all by default) that an address requests of the paginated list. */
export function requestedPage(query: URLSearchParams): { pageNumber: number; tripStatus: TripStatus | undefined } {
  const page = query.get('page') ?? ''
  const pageNumber = /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  return { pageNumber, tripStatus: tripStatuses.find((status) => status === query.get('status')) }
}

/** The query string. It leaves out the first page, the choice of all statuses, and an empty search or year. */
export function pageSearch(pageNumber: number, tripStatus: TripStatus | undefined, narrowing?: Narrowing): string {
  const query = new URLSearchParams()
  if (tripStatus) query.set('status', tripStatus)
  if (narrowing?.search) query.set('search', narrowing.search)
  if (narrowing?.year !== undefined) query.set('year', String(narrowing.year))
  if (pageNumber > 1) query.set('page', String(pageNumber))
  const text = query.toString()
  return text && `?${text}`
}

/**
 * The number of trips that a page's totals promise and its rows lack, because they could not be read. It is 0 behind
 * the last page, and where the server's page size differs from the requested one.
 */
export function unreadTrips(page: TripPage, pageNumber: number, pageSize: number): number {
  const { totalItemCount, totalPageCount, responseData } = page
  if (pageNumber > totalPageCount || Math.ceil(totalItemCount / pageSize) !== totalPageCount) return 0
  const { from, to } = rowsOf(pageNumber, pageSize, totalItemCount)
  return Math.max(0, to - from + 1 - responseData.length)
}
