import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AppDecision, OpenApp, RequestAnswer } from '#contract/catalogs/marketplace.ts'
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import type { Database } from '#server/db/client.ts'
import { appRequests, companyApps } from '#server/db/schema/site/marketplace.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { findApp, openApp } from '#server/domains/marketplace/readApps.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { changedMeanwhile, notFound, Refusal } from '#server/http/answers/envelope.ts'

/** Identifies an app of a company. */
interface AppRef {
  companyId: string
  appId: string
}

const shownTo = (appId: string, { caller, language }: AdminRequest, db: Database): Promise<OpenApp> =>
  openApp(appId, { db, caller, language })

/**
 * Connects or disconnects an app for the company: Waymark keeps the decision and shows people where they sign in, and
 * sends the partner nothing. Connecting approves the open requests.
 * @throws 404; 409 `appNotAvailable` for an app that is not in the contract; 412 with the app as it is
 */
export const decideApp = (
  appId: string,
  { isConnected, version }: AppDecision,
  request: AdminRequest,
): Promise<OpenApp> =>
  request.services.db.transaction(async (tx) => {
    const ref = { companyId: request.companyId, appId }
    await lockCompany(tx, ref.companyId)
    const { decision } = await findApp(tx, ref)
    if (isStale(decision, version)) throw changedMeanwhile(await shownTo(appId, request, tx))
    if (!decision.isInContract) throw notInContract()
    if (isConnected !== (decision.connectedAt !== null)) await saveDecision(tx, ref, { isConnected, request })
    return shownTo(appId, request, tx)
  })

const notInContract = () =>
  new Refusal(409, 'appNotAvailable', 'This app is not in the contract of the company. Ask the travel agency for it.')

/**
 * Answers a person's request: approving it connects the app, declining it gives the person the reason.
 * @throws 404; 409 `requestDecided` for an answered or withdrawn request, `appNotAvailable` as `decideApp`
 */
export const answerRequest = (
  { appId, appRequestId }: { appId: string; appRequestId: string },
  { state, reason }: RequestAnswer,
  request: AdminRequest,
): Promise<OpenApp> =>
  request.services.db.transaction(async (tx) => {
    const ref = { companyId: request.companyId, appId }
    await lockCompany(tx, ref.companyId)
    const { decision } = await findApp(tx, ref)
    await refuseDecided(tx, ref, appRequestId)
    if (state === 'approved') {
      if (!decision.isInContract) throw notInContract()
      if (decision.connectedAt === null) await saveDecision(tx, ref, { isConnected: true, request })
      else await approveOpen(tx, ref, request.services.now())
    } else {
      const declined = await tx
        .update(appRequests)
        .set({ state, answer: reason, decidedAt: request.services.now() })
        .where(and(eq(appRequests.id, appRequestId), isNull(appRequests.decidedAt)))
        .returning({ id: appRequests.id })
      // The person may have withdrawn it since it was found.
      if (declined.length === 0) throw alreadyDecided()
      // The person's name and words are left out: they are personal data.
      await record(tx, ref, {
        request,
        action: 'changed',
        changes: [{ field: 'appRequest', from: 'appRequest.open', to: `appRequest.${state}` }],
      })
    }
    return shownTo(appId, request, tx)
  })

async function refuseDecided(tx: Database, { companyId, appId }: AppRef, requestId: string) {
  const [found] = await tx
    .select({ decidedAt: appRequests.decidedAt })
    .from(appRequests)
    .where(and(eq(appRequests.id, requestId), eq(appRequests.companyId, companyId), eq(appRequests.appId, appId)))
  if (!found) throw notFound()
  if (found.decidedAt !== null) throw alreadyDecided()
}

const alreadyDecided = () =>
  new Refusal(409, 'requestDecided', 'This request was answered or withdrawn already. Reload the page.')

/** Approves the open requests for an app. */
const approveOpen = (tx: Database, { companyId, appId }: AppRef, now: Date) =>
  tx
    .update(appRequests)
    .set({ state: 'approved', decidedAt: now })
    .where(and(eq(appRequests.companyId, companyId), eq(appRequests.appId, appId), isNull(appRequests.decidedAt)))

async function saveDecision(
  tx: Database,
  ref: AppRef,
  { isConnected, request }: { isConnected: boolean; request: AdminRequest },
) {
  const now = request.services.now()
  const connectedAt = isConnected ? now : null
  await tx
    .insert(companyApps)
    // The decision without a row has version 1.
    .values({ ...ref, connectedAt, version: 2 })
    .onConflictDoUpdate({
      target: [companyApps.companyId, companyApps.appId],
      set: { connectedAt, version: sql`${companyApps.version} + 1` },
    })
  if (isConnected) await approveOpen(tx, ref, now)
  await record(tx, ref, { request, action: isConnected ? 'activated' : 'deactivated', changes: [] })
}

interface Recorded extends Pick<CompanyChange, 'action' | 'changes'> {
  request: AdminRequest
}

const record = (tx: Database, { companyId, appId }: AppRef, { request, action, changes }: Recorded) =>
  recordCompanyChanges(tx, request.caller, [
    { companyId, at: request.services.now(), entity: 'partnerApp', entityId: appId, action, changes },
  ])
