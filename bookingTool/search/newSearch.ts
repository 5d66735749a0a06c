import { airportsOf } from '#server/reference/places.ts'
import { addDays } from '#server/time/zonedTime.ts'
import type { EventDays } from '#bookingTool/event/eventFit.ts'
import { ticked, todayAt } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { placeLabel } from './findPlace.ts'
import type { SearchForm } from './searchForm.ts'

/**
 * A new search form, preset to the days and place of the event that is booked for, else to a return trip from the
 * traveler's home airport in two weeks, for three nights.
 */
export function newSearchForm(
  { traveler, language, group }: Pick<ToolSession, 'traveler' | 'language' | 'group'>,
  now: Date,
): SearchForm {
  const home = traveler.airportCode ?? ''
  const depart = addDays(todayAt(home, now), 14)
  return {
    values: {
      transport: 'flight',
      needHotel: '',
      needCar: '',
      trip: 'return',
      from: airportsOf(home).length > 0 ? placeLabel(home, language) : '',
      to: '',
      depart,
      until: addDays(depart, 3),
      ...(group && eventValues(group.group, language)),
    },
    errors: {},
    choices: {},
  }
}

/** Whether an event lasts longer than a day, so that its travelers need a hotel. */
const isOverNight = ({ startDate, endDate }: Pick<EventDays, 'startDate' | 'endDate'>): boolean => endDate > startDate

/** The values that the form of a new search takes from the event that is booked for. */
export const eventValues = (event: EventDays, language: ToolSession['language']): Partial<SearchForm['values']> => ({
  ...(event.actualLocation && { to: placeLabel(event.actualLocation, language) }),
  depart: event.startDate,
  until: event.endDate,
  needHotel: isOverNight(event) ? ticked : '',
})
