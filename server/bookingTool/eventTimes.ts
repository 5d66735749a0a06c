import { isAtEvent, type EventDays } from './eventFit.ts'
import { placeLabel } from './placeSearch.ts'
import type { Itinerary } from './schedule/itineraries.ts'
import type { SearchCriteria, SearchForm } from './searchForm.ts'
import type { ToolSession } from './toolSession.ts'

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

/** Whether an event lasts longer than a day, so that people sleep there. */
export const isOverNight = ({ startDate, endDate }: Pick<EventDays, 'startDate' | 'endDate'>): boolean =>
  endDate > startDate

/** The values that the form of a new search takes from the event that is booked for. */
export const eventValues = (event: EventDays, language: ToolSession['language']): Partial<SearchForm['values']> => ({
  ...(event.actualLocation && { to: placeLabel(event.actualLocation, language) }),
  depart: event.startDate,
  until: event.endDate,
  needHotel: isOverNight(event) ? 'yes' : '',
})
