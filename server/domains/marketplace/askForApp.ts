import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { NewAppRequest, OpenApp } from '#contract/catalogs/marketplace.ts'
import { appRequests } from '#server/db/schema/site/marketplace.ts'
import { type AppsContext, appStatusOf, findApp, openApp } from '#server/domains/marketplace/readApps.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'

/**
 * Asks the company's administrators for an app.
 * @throws 404; 409 `appNotAvailable` for an app that is connected or not in the contract, `alreadyExists` for an open
 *   request of the same person
 */
export const askForApp = (
  appId: string,
  { reason }: NewAppRequest,
  { db, caller, language, now }: AppsContext & { now: Date },
): Promise<OpenApp> =>
  db.transaction(async (tx) => {
    const { companyId, profileId } = caller
    // An administrator may connect the app at the same moment: its open requests are approved then, and none is left.
    await lockCompany(tx, companyId)
    const { decision } = await findApp(tx, { appId, companyId })
    if (appStatusOf(decision, false) !== 'available')
      throw new Refusal(
        409,
        'appNotAvailable',
        'This app is connected already, or not in the contract. Reload the page.',
      )
    const added = await tx
      .insert(appRequests)
      .values({ id: randomUUID(), companyId, appId, profileId, reason, askedAt: now })
      .onConflictDoNothing()
      .returning({ id: appRequests.id })
    if (added.length === 0)
      throw new Refusal(
        409,
        'alreadyExists',
        'You have asked for this app already. Wait for the answer, or withdraw it.',
      )
    return openApp(appId, { db: tx, caller, language })
  })

/** Withdraws the caller's own open request, which is deleted. @throws 404 for another one */
export async function withdrawRequest(
  { appId, appRequestId }: { appId: string; appRequestId: string },
  context: AppsContext,
): Promise<OpenApp> {
  const { db, caller } = context
  const removed = await db
    .delete(appRequests)
    .where(
      and(
        eq(appRequests.id, appRequestId),
        eq(appRequests.appId, appId),
        eq(appRequests.companyId, caller.companyId),
        eq(appRequests.profileId, caller.profileId),
        isNull(appRequests.decidedAt),
      ),
    )
    .returning({ id: appRequests.id })
  if (removed.length === 0) throw notFound()
  return openApp(appId, context)
}
