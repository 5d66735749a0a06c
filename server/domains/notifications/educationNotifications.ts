import { and, eq } from 'drizzle-orm'
import { educationLimits, type EducationModule, type ModuleRequirement } from '#contract/catalogs/education.ts'
import { expiryReminders } from '#contract/fields/limits.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { educationSettings } from '#server/db/schema/site/education.ts'
import { moduleList } from '#server/domains/education/presentModules.ts'
import { readAdvisedJourneys } from '#server/domains/education/readEducation.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { daysUntil, notificationKey, reminderBegan, urgencyOf } from '#server/domains/notifications/urgency.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Say } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** A module that is required of a person, and that the person has not passed. */
export interface OpenModule {
  module: Pick<EducationModule, 'id' | 'title' | 'minutes'>
  required: ModuleRequirement
  /** The trip ahead that requires it; undefined where the company does, or a trip that has begun. */
  trip: Pick<Trip, 'bookingId' | 'departureDate' | 'transactionDate'> | undefined
}

/**
 * The modules that are required of a person and not passed. None for guests, for people who are no employees and so
 * cannot open them, and in a company without education; where neither the company nor a trip ahead requires a module,
 * nothing else is read.
 */
export async function openModules(
  caller: Caller,
  ahead: readonly Trip[],
  { language, services }: { language: Language; services: Services },
): Promise<OpenModule[]> {
  const { companyId, profileId, employeeId, roles } = caller
  const person = { companyId, profileId }
  if (employeeId === null || roles.includes('Guest') || !(await companyHas(services.db, companyId, 'education')))
    return []
  const isAdvised = ahead.length > 0 && (await readAdvisedJourneys(person, services)).length > 0
  if (!isAdvised && !(await requiresModules(companyId, services))) return []
  const listed = await moduleList({ person, language, services })
  return listed.flatMap(({ id, title, minutes, required }) => {
    if (!required?.isOpen) return []
    const trip = ahead.find(({ bookingId }) => bookingId === required.trip?.bookingId)
    if (trip?.isForGuest === true) return []
    return [{ module: { id, title, minutes }, required, trip: trip?.tripStatus === 'Upcoming' ? trip : undefined }]
  })
}

async function requiresModules(companyId: string, { db }: Services): Promise<boolean> {
  const rows = await db
    .select({ moduleId: educationSettings.moduleId })
    .from(educationSettings)
    .where(and(eq(educationSettings.companyId, companyId), eq(educationSettings.assignment, 'required')))
    .limit(1)
  return rows.length > 0
}

/**
 * One notification for each module that a trip ahead requires, that is due soon, or that is overdue. It is gone once
 * the module is passed, or the trip canceled.
 */
export const educationNotifications = (open: readonly OpenModule[], today: string, say: Say): NotificationDraft[] =>
  open.flatMap(({ trip, ...rest }) => (trip ? [beforeTrip({ ...rest, trip }, today, say)] : dueSoon(rest, today, say)))

function beforeTrip(
  { module: { id, title, minutes }, required, trip }: OpenModule & { trip: object },
  today: string,
  say: Say,
): NotificationDraft {
  const tripStart = trip.departureDate.slice(0, 10)
  return {
    type: 'education',
    code: 'moduleBeforeTrip',
    key: notificationKey(['module', id, trip.bookingId]),
    ...wordsOf(
      say('notifications.moduleBeforeTrip', { module: title, country: required.trip?.country ?? '' }),
      say('notifications.moduleBeforeTrip.detail', { minutes, start: new Date(tripStart) }),
    ),
    tripStart,
    isUrgent: daysUntil(tripStart, today) <= educationLimits.urgentDays,
    daysBeforeExpiry: null,
    since: trip.transactionDate,
    actionRoute: { name: 'educationModule', query: {}, params: { moduleId: id } },
  }
}

function dueSoon(
  { module: { id, title, minutes }, required: { dueOn } }: Omit<OpenModule, 'trip'>,
  today: string,
  say: Say,
): NotificationDraft[] {
  const days = daysUntil(dueOn, today)
  const urgency = urgencyOf(days, expiryReminders.education)
  if (!urgency) return []
  const [code, titleId] =
    days < 0
      ? (['moduleOverdue', 'notifications.moduleOverdue'] as const)
      : (['moduleDue', 'notifications.moduleDue'] as const)
  return [
    {
      type: 'education',
      code,
      key: notificationKey([code, id, dueOn, urgency]),
      ...wordsOf(
        say(titleId, { module: title, until: new Date(dueOn) }),
        say('notifications.moduleDue.detail', { minutes }),
      ),
      isUrgent: urgency === 'urgent',
      daysBeforeExpiry: days,
      expiryDate: dueOn,
      since: reminderBegan(dueOn, days, expiryReminders.education),
      actionRoute: { name: 'educationModule', query: {}, params: { moduleId: id } },
    },
  ]
}
