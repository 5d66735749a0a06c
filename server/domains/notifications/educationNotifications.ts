import { educationLimits, type EducationModule } from '#contract/education.ts'
import type { Trip } from '#contract/trips.ts'
import { moduleList } from '#server/domains/education/presentModules.ts'
import { readAdvisedJourneys } from '#server/domains/education/readEducation.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { daysUntil, notificationKey } from '#server/domains/notifications/urgency.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { companyHas } from '#server/http/accessFacts.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Language } from '#server/http/language.ts'
import type { Say } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** A module that a trip ahead requires, and that the person has not passed for it. */
export interface ModuleBeforeTrip {
  module: Pick<EducationModule, 'id' | 'title' | 'minutes'>
  country: string
  trip: Pick<Trip, 'bookingId' | 'departureDate' | 'transactionDate'>
}

/**
 * The modules that trips ahead of a person require. None for guests, in a company without education, and without such
 * a trip, in which case nothing else is read.
 */
export async function modulesBeforeTrips(
  caller: Caller,
  ahead: readonly Trip[],
  { language, services }: { language: Language; services: Services },
): Promise<ModuleBeforeTrip[]> {
  const own = ahead.filter(({ isForGuest, tripStatus }) => isForGuest !== true && tripStatus === 'Upcoming')
  if (own.length === 0 || caller.roles.includes('Guest')) return []
  const { companyId, profileId } = caller
  const person = { companyId, profileId }
  if ((await readAdvisedJourneys(person, services)).length === 0) return []
  if (!(await companyHas(services.db, companyId, 'education'))) return []
  const listed = await moduleList({ person, language, services })
  return listed.flatMap(({ id, title, minutes, required }) => {
    const trip = own.find(({ bookingId }) => bookingId === required?.trip?.bookingId)
    if (!trip || !required?.isOpen) return []
    return [{ module: { id, title, minutes }, country: required.trip?.country ?? '', trip }]
  })
}

/** One notification for each module; it is gone once the module is passed or the trip canceled. */
export const educationNotifications = (
  found: readonly ModuleBeforeTrip[],
  today: string,
  say: Say,
): NotificationDraft[] =>
  found.map(({ module: { id, title, minutes }, country, trip }) => {
    const tripStart = trip.departureDate.slice(0, 10)
    return {
      type: 'education',
      code: 'moduleBeforeTrip',
      key: notificationKey(['module', id, trip.bookingId]),
      ...wordsOf(
        say('notifications.moduleBeforeTrip', { module: title, country }),
        say('notifications.moduleBeforeTrip.detail', { minutes, start: new Date(tripStart) }),
      ),
      tripStart,
      isUrgent: daysUntil(tripStart, today) <= educationLimits.urgentDays,
      daysBeforeExpiry: null,
      since: trip.transactionDate,
      actionRoute: { name: 'educationModule', query: {}, params: { moduleId: id } },
    }
  })
