import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import type { Itinerary } from '#bookingTool/schedule/itineraries.ts'
import { isAtEvent, type EventDays } from './eventFit.ts'

/** The limit that an event sets for one direction: `at` is local to the place of the event, `yyyy-MM-ddTHH:mm`. */
export interface EventLimit {
  kind: 'arriveBy' | 'leaveAfter'
  at: string
}

/** An event has a last day but no hour of its end: a departure before this hour of that day is too early. */
const lastDayEnds = '17:00'
const dayEnds = '23:59'

/**
 * The latest arrival at an event, or the earliest departure from it; undefined where the search leads to another
 * place.
 */
export function eventLimit(
  event: EventDays,
  step: 'out' | 'back',
  search: Pick<SearchCriteria, 'to'>,
): EventLimit | undefined {
  if (!isAtEvent(event, search)) return undefined
  return step === 'out'
    ? { kind: 'arriveBy', at: `${event.startDate}T${event.arrivalTime?.slice(0, 5) ?? dayEnds}` }
    : { kind: 'leaveAfter', at: `${event.endDate}T${lastDayEnds}` }
}

/** Whether a journey keeps the limit of the event. */
export function isInTime({ itinerary: { segments } }: { itinerary: Itinerary }, { kind, at }: EventLimit): boolean {
  if (kind === 'arriveBy') return (segments.at(-1)?.arrival ?? '') <= at
  return (segments[0]?.departure ?? '') >= at
}
