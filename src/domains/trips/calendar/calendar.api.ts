import { calendarAddressSchema, calendarSubscriptionSchema } from '#contract/trips/calendar.ts'
import { mainHttp } from '@/http/clients'
import { profilePath, type ProfileRef, tripPath, type TripRef } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const subscriptionPath = (profileRef: ProfileRef) => `${profilePath(profileRef)}/calendar-subscription`

/** GET .../calendar-subscription: whether a private address exists and when it was last read, without the address. */
export const getSubscription = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(subscriptionPath(profileRef), { signal }).then(parseBody(calendarSubscriptionSchema))

/**
 * POST .../calendar-subscription: creates a private address, which is answered only once. An earlier one stops working.
 */
export const createSubscription = ({ culture, ...profileRef }: ProfileRef & { culture: string }, signal: AbortSignal) =>
  mainHttp
    .post(subscriptionPath(profileRef), { cultureCode: culture }, { signal })
    .then(parseBody(calendarAddressSchema))

/** DELETE .../calendar-subscription: the address stops working at once. */
export const revokeSubscription = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.delete(subscriptionPath(profileRef), { signal }).then(parseBody(calendarSubscriptionSchema))

/** GET .../trips/calendar: every trip that is not cancelled, as an iCalendar file. A path below the main API. */
export const allTripsCalendarPath = (profileRef: ProfileRef) => `${profilePath(profileRef)}/trips/calendar`

/** GET .../trips/{bookingId}/calendar: one trip as an iCalendar file. A path below the main API. */
export const tripCalendarPath = (tripRef: TripRef) => `${tripPath(tripRef)}/calendar`
