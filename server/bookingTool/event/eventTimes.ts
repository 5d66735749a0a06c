import type { SearchCriteria } from '#server/bookingTool/plan/searchCriteria.ts'
import type { Itinerary } from '#server/bookingTool/schedule/itineraries.ts'
import { isAtEvent, type EventDays } from './eventFit.ts'

/** The limit that an event sets for one direction: `at` is local to the place of the event, `yyyy-MM-ddTHH:mm`. */
export interface EventLimit {
  kind: 'arriveBy' | 'leaveAfter'
  at: string
}

/** An event says on which day it ends and not when: whoever leaves before this hour of that day is taken to leave early. */
const lastDayEnds = '17:00'
const dayEnds = '23:59'

/**
 * By when a search for an event should bring people there, or from when it may take them back; undefined where it leads
 * somewhere else.
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

/** Whether a journey keeps to what the event asks of its direction. */
export function isInTime({ itinerary: { segments } }: { itinerary: Itinerary }, { kind, at }: EventLimit): boolean {
  if (kind === 'arriveBy') return (segments.at(-1)?.arrival ?? '') <= at
  return (segments[0]?.departure ?? '') >= at
}
