import type { OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { Formatter } from '#server/messages/messages.ts'

/**
 * One notification for each trip that holds an old name, passport or known-traveler number. It leads to the page of the
 * profile that says it, where the agency can be told. A membership alone keeps nobody from traveling: the page says it.
 */
export const outdatedNotifications = (
  trips: readonly OutdatedTrip[],
  { say, formatList }: Pick<Formatter, 'say' | 'formatList'>,
): NotificationDraft[] =>
  trips
    .filter(({ details }) => details.some((detail) => detail !== 'membership'))
    .map(({ bookingId, destination, departureDate, changedAt, details, otherPassport }): NotificationDraft => {
      const certainty = otherPassport === null ? 'sure' : 'perhaps'
      const what = formatList(details.map((detail) => say('notifications.oldDetails.what', { detail })))
      return {
        type: 'tripchange',
        code: 'tripHasOldDetails',
        key: `oldDetails:${bookingId}:${changedAt}`,
        ...wordsOf(
          say('notifications.oldDetails', { certainty, to: destination }),
          say('notifications.oldDetails.detail', { certainty, what }),
        ),
        isUrgent: false,
        tripStart: departureDate.slice(0, 10),
        daysBeforeExpiry: null,
        since: changedAt,
        actionRoute: { name: details.includes('passport') ? 'travelDocuments' : 'personal', query: { bookingId } },
      }
    })
