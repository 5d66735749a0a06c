import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import {
  type AppStatus,
  marketplaceLimits,
  type OpenApp,
  type PartnerApp,
  type WaitingRequest,
} from '#contract/catalogs/marketplace.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { appRequests, companyApps, partnerApps } from '#server/db/schema/site/marketplace.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'

/** The context of a call about apps. */
export interface AppsContext {
  db: Database
  caller: Caller
  language: Language
}

type AppRow = typeof partnerApps.$inferSelect
type RequestRow = typeof appRequests.$inferSelect
/** The decision of a company about an app. */
export type CompanyDecision = Pick<typeof companyApps.$inferSelect, 'isInContract' | 'connectedAt' | 'version'>

/** The decision about an app without a row. */
const undecided: CompanyDecision = { isInContract: true, connectedAt: null, version: 1 }

/** An app as a person finds it: the contract comes first, then the company's decision, then the person's own request. */
export function appStatusOf(
  { isInContract, connectedAt }: Pick<CompanyDecision, 'isInContract' | 'connectedAt'>,
  hasAsked: boolean,
): AppStatus {
  if (!isInContract) return 'notInContract'
  if (connectedAt) return 'connected'
  return hasAsked ? 'requested' : 'available'
}

const isAdmin = ({ roles }: Caller) => roles.includes('Admin')

/** The apps of the catalog by name, with their status for the caller. */
export async function appList({ db, caller, language }: AppsContext): Promise<PartnerApp[]> {
  const rows = await db
    .select({ app: partnerApps, decision: companyApps })
    .from(partnerApps)
    .leftJoin(companyApps, and(eq(companyApps.appId, partnerApps.id), eq(companyApps.companyId, caller.companyId)))
    .orderBy(asc(folded(partnerApps.name)), asc(partnerApps.id))
  const open = await db
    .select({
      appId: appRequests.appId,
      count: sql<number>`count(*)`.mapWith(Number),
      isOwn: sql<boolean>`bool_or(${appRequests.profileId} = ${caller.profileId})`,
    })
    .from(appRequests)
    .where(and(eq(appRequests.companyId, caller.companyId), isNull(appRequests.decidedAt)))
    .groupBy(appRequests.appId)
  const openOf = new Map(open.map((asked) => [asked.appId, asked]))
  return rows.map(({ app, decision }) => {
    const asked = openOf.get(app.id)
    return {
      ...presentApp(app, language),
      status: appStatusOf(decision ?? undecided, asked?.isOwn ?? false),
      openRequests: isAdmin(caller) ? (asked?.count ?? 0) : 0,
    }
  })
}

const presentApp = ({ id, name, vendor, category, scope, summary, isDemo }: AppRow, language: Language) => ({
  id,
  name,
  vendor,
  category,
  scope,
  summary: summary[language],
  isDemo,
})

/** An app with what it shares, and the requests that the caller may see. @throws 404 */
export async function openApp(appId: string, { db, caller, language }: AppsContext): Promise<OpenApp> {
  const { app, decision } = await findApp(db, { appId, companyId: caller.companyId })
  const request = await lastRequest(db, { appId, caller })
  const { requests, count } = isAdmin(caller)
    ? await waitingRequests(db, { appId, companyId: caller.companyId })
    : { requests: [], count: 0 }
  const status = appStatusOf(decision, request?.decidedAt === null)
  return {
    ...presentApp(app, language),
    status,
    openRequests: count,
    description: app.description[language],
    dataShared: app.dataShared.map((words) => words[language]),
    permissions: app.permissions.map((words) => words[language]),
    privacyUrl: app.privacyUrl,
    signInUrl: status === 'connected' ? app.signInUrl : null,
    connectedOn: status === 'connected' ? (decision.connectedAt?.toISOString().slice(0, 10) ?? null) : null,
    request: request ? presentRequest(request) : null,
    requests,
    version: decision.version,
  }
}

/** An app of the catalog and the company's decision. @throws 404 */
export async function findApp(db: Database, { appId, companyId }: { appId: string; companyId: string }) {
  const [row] = await db
    .select({ app: partnerApps, decision: companyApps })
    .from(partnerApps)
    .leftJoin(companyApps, and(eq(companyApps.appId, partnerApps.id), eq(companyApps.companyId, companyId)))
    .where(eq(partnerApps.id, appId))
  if (!row) throw notFound()
  return { app: row.app, decision: row.decision ?? undecided }
}

const presentRequest = ({ id, askedAt, reason, state, answer, decidedAt }: RequestRow) => ({
  id,
  askedAt: askedAt.toISOString(),
  reason,
  state,
  answer,
  decidedAt: decidedAt?.toISOString() ?? null,
})

async function lastRequest(db: Database, { appId, caller }: { appId: string; caller: Caller }) {
  const [row] = await db
    .select()
    .from(appRequests)
    .where(
      and(
        eq(appRequests.companyId, caller.companyId),
        eq(appRequests.profileId, caller.profileId),
        eq(appRequests.appId, appId),
      ),
    )
    .orderBy(desc(appRequests.askedAt))
    .limit(1)
  return row
}

/** The open requests for an app, the oldest first up to the limit, and the number of all. */
async function waitingRequests(
  db: Database,
  { appId, companyId }: { appId: string; companyId: string },
): Promise<{ requests: WaitingRequest[]; count: number }> {
  const openCondition = and(
    eq(appRequests.companyId, companyId),
    eq(appRequests.appId, appId),
    isNull(appRequests.decidedAt),
  )
  const rows = await db
    .select({ request: appRequests, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(appRequests)
    .innerJoin(profiles, eq(profiles.id, appRequests.profileId))
    .where(openCondition)
    .orderBy(asc(appRequests.askedAt), asc(appRequests.id))
    .limit(marketplaceLimits.waiting)
  const requests = rows.map(({ request, ...name }) => ({
    id: request.id,
    who: fullName(name),
    askedAt: request.askedAt.toISOString(),
    reason: request.reason,
  }))
  return { requests, count: await db.$count(appRequests, openCondition) }
}
