import { z } from 'zod'
import { limits } from '#contract/fields/limits.ts'

/** Query parameters pageNumber and pageSize of a list (§7), with the default size (§9). Pages start at 1. */
export const pageQuery = (defaultSize: number) => ({
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(limits.largestPage).default(defaultSize),
})

/** The page of a list that a caller asks for; pages start at 1. */
export interface Paging {
  pageNumber: number
  pageSize: number
}

/** A page of §3: `rows` are the rows of this page, `total` is the number of rows on all pages. */
export function page<Row>(rows: Row[], total: number, { pageNumber, pageSize }: Paging) {
  const totalPageCount = Math.ceil(total / pageSize)
  return {
    nextPage: pageNumber < totalPageCount ? pageNumber + 1 : null,
    prevPage: pageNumber > 1 && totalPageCount > 0 ? Math.min(pageNumber - 1, totalPageCount) : null,
    totalItemCount: total,
    totalPageCount,
    responseData: rows,
  }
}
