import { type TripStatus, tripStatuses } from '#contract/trips.ts'

/** What an address asks of the paginated list: a page (1 where it names none) and a status, or all. */
export function requestedPage(query: URLSearchParams): { pageNumber: number; tripStatus: TripStatus | undefined } {
  const page = query.get('page') ?? ''
  const pageNumber = /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  return { pageNumber, tripStatus: tripStatuses.find((status) => status === query.get('status')) }
}

/** The query of an address: the first page and all statuses need no word. */
export function pageSearch(pageNumber: number, tripStatus: TripStatus | undefined): string {
  const query = new URLSearchParams()
  if (tripStatus) query.set('status', tripStatus)
  if (pageNumber > 1) query.set('page', String(pageNumber))
  const text = query.toString()
  return text && `?${text}`
}

/** Page numbers worth a link: the ends, the current one and its neighbours; `null` where some are left out. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(wanted)].toSorted((one, other) => one - other)
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}

/** The rows a page shows, counted from 1. */
export const rowsOf = (pageNumber: number, pageSize: number, total: number) => ({
  from: Math.min(total, (pageNumber - 1) * pageSize + 1),
  to: Math.min(total, pageNumber * pageSize),
})
