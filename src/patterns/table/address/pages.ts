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
