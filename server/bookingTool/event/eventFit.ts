import { airportsOf, kilometres } from '#server/reference/places.ts'
import { addDays } from '#server/time/zonedTime.ts'
import type { SearchCriteria } from '#server/bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#server/bookingTool/session/toolSession.ts'

/** Where and when an event is, as a search is compared with it; its days are local to its place. */
export type EventDays = Pick<
  NonNullable<ToolSession['group']>['group'],
  'actualLocation' | 'startDate' | 'endDate' | 'arrivalTime'
>

/** A trip for an event leaves at most so many days before its first day, and returns at most so many after its last. */
const daysAround = 3
/** From an airport so far away people still go to the event by road or rail. */
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

/** Why a search is no trip for an event; undefined where it is one: there, on some of its days, and around them. */
export function misfitOf(event: EventDays, search: Pick<SearchCriteria, 'to' | 'depart' | 'until'>) {
  if (!isAtEvent(event, search)) return 'place'
  const { depart, until } = search
  const { first, last } = tripDaysOf(event)
  const isAround = depart >= first && (until ?? depart) <= last
  const isThen = depart <= event.endDate && (until === undefined || until >= event.startDate)
  return isAround && isThen ? undefined : 'days'
}
