import { z } from 'zod'
import { cultureCode } from '#contract/wire/envelope.ts'
import {
  calendarAddressSchema,
  calendarSubscriptionSchema,
  newCalendarSubscriptionSchema,
} from '#contract/trips/calendar.ts'
import { tripsOf } from '#server/domains/trips/findTrip.ts'
import { currentOrUpcomingCondition, tripOrder } from '#server/domains/trips/status.ts'
import { anyone, ownProfile, profileReader } from '#server/http/access/access.ts'
import { cultureFor, languageOfCulture } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { calendarOf } from './calendar.ts'
import { calendarFile } from './calendarFile.ts'
import { calendarContext, calendarTrips } from './readCalendar.ts'
import { readSubscription, subscribe, subscribedCalendar, unsubscribe } from './subscription.ts'

const calendarQuery = z.strictObject({ cultureCode: z.optional(cultureCode) })
const cites = 'Beyond §7'

/** Must precede the operations of trips: `calendar` in a path is not a record locator. */
export const calendarOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips/calendar',
    summary: 'Returns all trips in progress or upcoming as an iCalendar file.',
    cites,
    addition: 'calendar',
    access: profileReader,
    query: calendarQuery,
    answer: 'calendar',
    handle: async ({ params, query, language, services }) => {
      const culture = cultureFor(query.cultureCode, language)
      const now = services.now()
      const wanted = { where: tripsOf(params, currentOrUpcomingCondition(now)), order: tripOrder(now) }
      const context = await calendarContext(params.companyId, culture, services)
      return { fileName: 'trips.ics', bytes: calendarOf(await calendarTrips(wanted, culture, services), context) }
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId/calendar',
    summary: 'Returns one trip as an iCalendar file. Importing it again after a change updates the same events.',
    cites,
    addition: 'calendar',
    access: profileReader,
    query: calendarQuery,
    answer: 'calendar',
    handle: async ({ params, query, language, services }) => {
      return calendarFile(params, cultureFor(query.cultureCode, language), services)
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/calendar-subscription',
    summary:
      'Returns whether the person has a private calendar address, and when it was last read. The address is never returned.',
    cites,
    addition: 'calendar',
    access: ownProfile,
    answer: calendarSubscriptionSchema,
    handle: ({ params, services }) => readSubscription(params, services),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/calendar-subscription',
    summary: 'Creates a private calendar address and returns it once; an earlier address stops working.',
    cites,
    addition: 'calendar',
    access: ownProfile,
    creates: true,
    body: newCalendarSubscriptionSchema,
    answer: calendarAddressSchema,
    handle: ({ params, body, language, services }) =>
      subscribe(params, languageOfCulture(body.cultureCode, language), services),
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/calendar-subscription',
    summary: 'Deletes the private calendar address.',
    cites,
    addition: 'calendar',
    access: ownProfile,
    answer: calendarSubscriptionSchema,
    handle: ({ params, services }) => unsubscribe(params, services),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/calendar/:calendarFile',
    summary:
      'Returns the trips of one person as an iCalendar feed, from 30 days ago on. Anyone with the private address `{token}.ics` can read it. Has an ETag.',
    cites,
    addition: 'calendar',
    access: anyone,
    answer: 'calendar',
    handle: ({ params, services }) => subscribedCalendar(params.calendarFile, services),
  }),
]
