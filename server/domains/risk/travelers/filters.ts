import { z } from 'zod'
import { cultureCode, recordId } from '#contract/wire/envelope.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { itineraryReportParameters } from '#contract/risk/findTravelers.ts'
import { limits } from '#contract/fields/limits.ts'
import { tripStatusSchema, type TripStatus } from '#contract/trips/trips.ts'
import { commaList } from '#server/http/requests/commaList.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((text) => text === 'true')

/** The conditions of a search for travelers (§7), and what we add to them: see `itineraryReportParameters`. */
export const travelerFilters = {
  ...itineraryReportParameters,
  tripStatuses: z.optional(commaList(z.enum(tripStatusSchema.options))),
  displayTripStatus: z.optional(tripStatusSchema),
  advisoryLevels: z.optional(commaList(z.coerce.number<string>().int().min(1).max(3))),
  searchByTravelBreakingNews: flag,
  arrivedRecently: flag,
  noAnswer: flag,
}
const filterSchema = z.strictObject(travelerFilters)
export type TravelerFilters = z.output<typeof filterSchema>

/** The statuses whose trips are counted (§4): in progress and upcoming by default, and the displayed one always. */
export function countedStatuses({ tripStatuses, displayTripStatus }: TravelerFilters): TripStatus[] {
  const counted = tripStatuses ?? ['InProgress', 'Upcoming']
  return displayTripStatus && !counted.includes(displayTripStatus) ? [...counted, displayTripStatus] : counted
}

/**
 * Query of the itinerary report (§4, §7). The default status of the rows is InProgress. Place and days must match the
 * same stay of a trip; days are in local time of the place.
 */
export const reportQuery = z
  .strictObject({
    ...pageQuery(limits.itineraryPage),
    ...travelerFilters,
    companyId: z.optional(recordId),
    cultureCode: z.optional(cultureCode),
  })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate, {
    error: fieldProblem('endBeforeStart'),
    path: ['toDate'],
  })
export type ReportQuery = z.infer<typeof reportQuery>
