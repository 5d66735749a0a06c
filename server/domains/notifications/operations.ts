import { and, asc, eq } from 'drizzle-orm'
import { notificationListSchema } from '#contract/notices/notifications.ts'
import { tripsAbroad } from '#contract/trips/tripsAbroad.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { lapsingCredits } from '#server/domains/credits/lapsingCredits.ts'
import { adminAdvisories, arrangerAdvisories } from '#server/domains/notifications/advisoryNotifications.ts'
import { alertNotifications } from '#server/domains/notifications/alertNotifications.ts'
import { approvalAnswers, approvalTasks } from '#server/domains/notifications/approvalTasks.ts'
import { requestsToCorrect } from '#server/domains/notifications/requestNotifications.ts'
import { appAnswers, appTasks } from '#server/domains/notifications/appNotifications.ts'
import { adminTasks } from '#server/domains/notifications/adminTasks.ts'
import { budgetNotifications } from '#server/domains/notifications/budgetNotifications.ts'
import { companyCardTasks } from '#server/domains/notifications/companyCardTasks.ts'
import { queueTasks } from '#server/domains/notifications/deskNotifications.ts'
import { guestTasks } from '#server/domains/notifications/guestTasks.ts'
import { helpTasks } from '#server/domains/notifications/helpTasks.ts'
import { openModules } from '#server/domains/notifications/educationNotifications.ts'
import { organizerTasks } from '#server/domains/notifications/organizerTasks.ts'
import { unreadAnswers } from '#server/domains/helpDesk/unreadAnswers.ts'
import { notificationsOf } from '#server/domains/notifications/rules.ts'
import { openQuestions, recentAnnouncements } from '#server/domains/risk/rollCalls/openQuestions.ts'
import { homeCountry } from '#server/domains/profile/homeCountry.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import { heldPassports } from '#server/domains/profile/travelDocuments/heldPassports.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { outdatedTrips } from '#server/domains/trips/outdated/outdatedTrips.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { currentOrUpcomingCondition, tripOrder } from '#server/domains/trips/status.ts'
import { tripNotifications } from '#server/domains/notifications/tripNotifications.ts'
import { overstaysAhead } from '#server/domains/notifications/stayNotifications.ts'
import { ownProfile } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'
import { isDeskElsewhere } from '#server/services/helpDeskEnv.ts'
import type { Services } from '#server/services/services.ts'

const cardsOf = ({ companyId, profileId }: ProfileRef, { db }: Services) =>
  db
    .select({ id: creditCards.id, maskedNumber: creditCards.maskedNumber, expiryMonth: creditCards.expiryMonth })
    .from(creditCards)
    .where(and(eq(creditCards.companyId, companyId), eq(creditCards.profileId, profileId)))
    .orderBy(asc(creditCards.expiryMonth), asc(creditCards.id))

function tripsAheadOf({ companyId, profileId }: ProfileRef, language: Language, services: Services) {
  const now = services.now()
  const where = and(eq(trips.companyId, companyId), eq(trips.profileId, profileId), currentOrUpcomingCondition(now))
  return presentedTrips({ where, order: tripOrder(now) }, language, services)
}

async function hasDemoTrips({ companyId }: ProfileRef, { db }: Services): Promise<boolean> {
  const [company] = await db.select({ features: companies.features }).from(companies).where(eq(companies.id, companyId))
  return company?.features.demonotifications === 'enabled'
}

/** The unread answers of the help desk; guests have no help desk (§4), and one elsewhere tells of its own. */
const deskAnswersOf = (caller: Caller, services: Services) =>
  caller.roles.includes('Guest') || isDeskElsewhere(services.env) ? [] : unreadAnswers(caller, services)

export const notificationOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/notifications',
    summary:
      'Lists the notifications: cards and passports that expire soon or have expired, credits that lapse soon, required modules that are due soon or overdue, trips under a travel advisory or an alert, or over the limit of days in the Schengen area, trips that wait for an answer, were answered, that somebody else booked, changed or canceled for the person, or that hold old details, unread answers of the help desk, and tasks of administrators, guest managers, agents, organizers and risk advisors: company cards that expire, travel budgets that are nearly used or exceeded, guests whose stay ends, requests that wait, and people who need help.',
    cites: '§3 Notification, §4, §9',
    access: ownProfile,
    answer: notificationListSchema,
    handle: async ({ params, caller, language, services }) => {
      const today = await homeDay(params, services)
      const ahead = await tripsAheadOf(params, language, services)
      const facts = {
        profileId: params.profileId,
        cards: await cardsOf(params, services),
        passports: await heldPassports(services.db, params),
        advisedTrips: ahead.filter(({ hasTravelAdvisories, isForGuest }) => hasTravelAdvisories && isForGuest !== true),
        alerts: await alertNotifications(params, ahead, { language, services }),
        advisories: [
          ...(await arrangerAdvisories(caller, language, services)),
          ...(await adminAdvisories(caller, language, services)),
        ],
        tripsAbroad: tripsAbroad(ahead, await homeCountry(params, services)),
        overstays: await overstaysAhead(params, ahead, services),
        credits: await lapsingCredits(caller, language, services),
        questions: await openQuestions({ ...params, language }, services),
        modules: await openModules(caller, ahead, { language, services }),
        appAnswers: await appAnswers(caller, language, services),
        outdatedTrips: await outdatedTrips(params, ahead, services),
        changedTrips: [
          ...(await approvalAnswers(params, language, services)),
          ...(await tripNotifications(params, language, services)),
        ],
        deskAnswers: await deskAnswersOf(caller, services),
        announcements: await recentAnnouncements({ ...params, language }, services),
        tasks: [
          ...(await approvalTasks(params, language, services)),
          ...(await requestsToCorrect(params, language, services)),
          ...(await adminTasks(caller, language, services)),
          ...(await budgetNotifications(caller, language, services)),
          ...(await companyCardTasks(caller, today, { language, services })),
          ...(await guestTasks(caller, today, { language, services })),
          ...(await helpTasks(caller, language, services)),
          ...(await queueTasks(caller, language, services)),
          ...(await appTasks(caller, language, services)),
          ...(await organizerTasks(caller, language, services)),
        ],
        isDemo: await hasDemoTrips(params, services),
      }
      return notificationsOf(facts, today, language)
    },
  }),
]
