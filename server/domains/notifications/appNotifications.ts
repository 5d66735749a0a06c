import { and, asc, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { subDays } from 'date-fns/subDays'
import { fullName } from '#contract/texts/fullName.ts'
import { marketplaceLimits } from '#contract/catalogs/marketplace.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { appRequests, partnerApps } from '#server/db/schema/site/marketplace.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

/** Maximum requests and answers among the notifications; the pages of the marketplace show all. */
const shownOfKind = 10

/** Whether the company has the marketplace: without it its pages are closed, and nothing leads there. */
async function hasMarketplace({ companyId }: Caller, { db }: Services): Promise<boolean> {
  const [company] = await db.select({ features: companies.features }).from(companies).where(eq(companies.id, companyId))
  return company?.features.marketplace === 'enabled'
}

/**
 * The requests for apps that wait for an admin, oldest first, without the admin's own. Each leads to the very request.
 */
export async function appTasks(caller: Caller, language: Language, services: Services): Promise<NotificationDraft[]> {
  if (!caller.roles.includes('Admin') || !(await hasMarketplace(caller, services))) return []
  const { say } = formatterFor(language)
  const rows = await services.db
    .select({ request: appRequests, app: partnerApps.name, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(appRequests)
    .innerJoin(partnerApps, eq(partnerApps.id, appRequests.appId))
    .innerJoin(profiles, eq(profiles.id, appRequests.profileId))
    .where(
      and(
        eq(appRequests.companyId, caller.companyId),
        isNull(appRequests.decidedAt),
        ne(appRequests.profileId, caller.profileId),
      ),
    )
    .orderBy(asc(appRequests.askedAt), asc(appRequests.id))
    .limit(shownOfKind)
  return rows.map(({ request, app, ...name }) => ({
    type: 'admintask',
    code: 'appToDecide',
    key: `app:${request.id}`,
    ...wordsOf(say('notifications.appToDecide', { who: fullName(name), app }), say('notifications.appToDecide.detail')),
    daysBeforeExpiry: null,
    since: request.askedAt.toISOString(),
    actionRoute: { name: 'marketplaceApp', query: { request: request.id }, params: { appId: request.appId } },
  }))
}

/** The answers to a person's requests for apps of the last days, the newest first. */
export async function appAnswers(caller: Caller, language: Language, services: Services): Promise<NotificationDraft[]> {
  const { say } = formatterFor(language)
  const rows = await services.db
    .select({ request: appRequests, app: partnerApps.name })
    .from(appRequests)
    .innerJoin(partnerApps, eq(partnerApps.id, appRequests.appId))
    .where(
      and(
        eq(appRequests.companyId, caller.companyId),
        eq(appRequests.profileId, caller.profileId),
        gt(appRequests.decidedAt, subDays(services.now(), marketplaceLimits.answerDays)),
      ),
    )
    .orderBy(desc(appRequests.decidedAt), asc(appRequests.id))
    .limit(shownOfKind)
  if (rows.length === 0 || !(await hasMarketplace(caller, services))) return []
  return rows.map(({ request, app }) => {
    const isApproved = request.state === 'approved'
    return {
      type: 'marketplace',
      code: isApproved ? 'appApproved' : 'appDeclined',
      key: `appAnswer:${request.id}`,
      ...(isApproved
        ? wordsOf(say('notifications.appApproved', { app }), say('notifications.appApproved.detail'))
        : wordsOf(
            say('notifications.appDeclined', { app }),
            say('notifications.appDeclined.detail', { reason: request.answer }),
          )),
      isUrgent: false,
      daysBeforeExpiry: null,
      since: request.decidedAt?.toISOString() ?? '',
      actionRoute: { name: 'marketplaceApp', query: {}, params: { appId: request.appId } },
    }
  })
}
