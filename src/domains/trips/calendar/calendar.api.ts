import { calendarAddressSchema, calendarSubscriptionSchema } from '#contract/calendar.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'
import { type TripRef, tripPath } from '@/domains/trips/trips.api'

const subscriptionPath = (at: ProfileRef) => `${profilePath(at)}/calendar-subscription`

/** GET .../calendar-subscription: whether there is one and when it was last read; never its address. */
export const getSubscription = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(subscriptionPath(at), { signal }).then(parseBody(calendarSubscriptionSchema))

/** POST .../calendar-subscription: a new private address, told this once. One made earlier stops working. */
export const createSubscription = ({ culture, ...at }: ProfileRef & { culture: string }, signal: AbortSignal) =>
  mainHttp.post(subscriptionPath(at), { cultureCode: culture }, { signal }).then(parseBody(calendarAddressSchema))

/** DELETE .../calendar-subscription: the address stops working at once. */
export const revokeSubscription = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.delete(subscriptionPath(at), { signal }).then(parseBody(calendarSubscriptionSchema))

/** GET .../trips/calendar: every trip that is not cancelled, as an iCalendar file. A path below the main API. */
export const allTripsCalendarPath = (at: ProfileRef) => `${profilePath(at)}/trips/calendar`

/** GET .../trips/{bookingId}/calendar: one trip as an iCalendar file. A path below the main API. */
export const tripCalendarPath = (at: TripRef) => `${tripPath(at)}/calendar`
