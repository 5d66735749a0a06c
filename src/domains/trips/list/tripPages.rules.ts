import { type TripStatus, tripStatuses } from '#contract/trips.ts'

/** The page (1 by default) and status (all by default) that an address requests of the paginated list. */
export function requestedPage(query: URLSearchParams): { pageNumber: number; tripStatus: TripStatus | undefined } {
  const page = query.get('page') ?? ''
  const pageNumber = /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  return { pageNumber, tripStatus: tripStatuses.find((status) => status === query.get('status')) }
}

/** The query string; it leaves out the first page and all statuses. */
export function pageSearch(pageNumber: number, tripStatus: TripStatus | undefined): string {
  const query = new URLSearchParams()
  if (tripStatus) query.set('status', tripStatus)
  if (pageNumber > 1) query.set('page', String(pageNumber))
  const text = query.toString()
  return text && `?${text}`
}

/** Page numbers to link: first, last, current and its neighbours; `null` where some are left out. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(wanted)].toSorted((one, other) => one - other)
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}

/** The numbers of the first and last row of a page, counted from 1. */
export const rowsOf = (pageNumber: number, pageSize: number, total: number) => ({
  from: Math.min(total, (pageNumber - 1) * pageSize + 1),
  to: Math.min(total, pageNumber * pageSize),
})
