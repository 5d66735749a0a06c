import { airportsOf, kilometres } from '#server/reference/places.ts'
import { addDays } from '#server/time/zonedTime.ts'
import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** The place and the days of an event that a search is compared with; days are local to the place. */
export type EventDays = Pick<
  NonNullable<ToolSession['group']>['group'],
  'actualLocation' | 'startDate' | 'endDate' | 'arrivalTime'
>

/** A trip for an event leaves at most so many days before its first day, and returns at most so many after its last. */
const daysAround = 3
/** An airport within this distance still serves an event, by road or rail. */
const nearKm = 80

/** The first and the last day that a trip for an event may take. */
export const tripDaysOf = ({ startDate, endDate }: EventDays) => ({
  first: addDays(startDate, -daysAround),
  last: addDays(endDate, daysAround),
})

/** Whether a search leads to the place of an event: its city, an airport of that city, or one near it. */
export function isAtEvent({ actualLocation }: EventDays, { to }: Pick<SearchCriteria, 'to'>): boolean {
  const [there, reached] = [airportsOf(actualLocation ?? ''), airportsOf(to)]
  return there.some((one) =>
    reached.some((other) => one.cityCode === other.cityCode || kilometres(one, other) <= nearKm),
  )
}

/** The reason why a search is no trip for an event: its place or its days; undefined where both fit. */
export function misfitOf(event: EventDays, search: Pick<SearchCriteria, 'to' | 'depart' | 'until'>) {
  if (!isAtEvent(event, search)) return 'place'
  const { depart, until } = search
  const { first, last } = tripDaysOf(event)
  const isAround = depart >= first && (until ?? depart) <= last
  const isThen = depart <= event.endDate && (until === undefined || until >= event.startDate)
  return isAround && isThen ? undefined : 'days'
}
