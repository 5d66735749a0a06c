import * as z from 'zod/mini'
import { hourMs } from '#contract/time/durations.ts'
import { helpDeskLimits, type HelpDeskTopic } from '#contract/support/helpDesk.ts'
import { type NewDeskRequest, newDeskRequestSchema } from '#contract/support/helpDeskChanges.ts'
import type { Trip } from '#contract/trips/trips.ts'
import type { ApiFailure } from '@/http/failure'
import { groupTrips } from '@/domains/trips/trips.rules'

/** The values of the form of a new request. The topic is empty until one is chosen, the trip for none. */
export interface RequestValues {
  topic: string
  bookingId: string
  text: string
}

/** The request of a form. */
export const requestFormSchema = z.pipe(
  z.pipe(
    z.object({ topic: z.string(), bookingId: z.string(), text: z.string() }),
    z.transform(({ topic, bookingId, text }: RequestValues): NewDeskRequest => ({
      topic: topic as HelpDeskTopic,
      ...(bookingId && { bookingId }),
      text,
    })),
  ),
  newDeskRequestSchema,
)

const pastShown = 5

/** The trips that a request can be about: those under way and ahead, the latest past ones, and the one asked for. */
export function tripChoices(trips: readonly Trip[], asked: string): Trip[] {
  const { InProgress, Upcoming, Past } = groupTrips(trips)
  const shown = [...InProgress, ...Upcoming, ...Past.slice(0, pastShown)]
  const named = trips.find(({ bookingId }) => bookingId === asked)
  return named && !shown.includes(named) ? [named, ...shown] : shown
}

/** Whether a request about a trip is urgent: the trip is under way, or departs within some hours. */
export function isUrgentTrip({ tripStatus, segments, departureDate }: Trip, now: Date): boolean {
  if (tripStatus === 'InProgress') return true
  const departs = new Date(segments[0]?.departureInstant ?? departureDate)
  return tripStatus === 'Upcoming' && +departs - +now <= helpDeskLimits.urgentHours * hourMs
}

/**
 * Whether a message may still arrive: there was no answer, or an error of the server or a proxy. A call that was not sent
 * (`unexpected`) does not.
 */
export const isUnanswered = ({ status, messageCode }: ApiFailure): boolean =>
  messageCode !== 'cancelled' && messageCode !== 'unexpected' && (status === 0 || status >= 500)
