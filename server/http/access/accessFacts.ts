import { and, eq, exists, isNull } from 'drizzle-orm'
import type { EmployeeFeature, FeatureName } from '#contract/session/configuration.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { AccessFacts, AccessParams, AccessRule } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'

/** Facts when none were looked up: the rule needs none, or refuses the caller anyway. */
export const noFacts: AccessFacts = { target: undefined, isApprovedArranger: false, isFeatureOn: false }

/** Looks up the facts that `rule` needs; none when the rule refuses the caller anyway. */
export async function accessFacts(
  rule: AccessRule,
  caller: Caller | undefined,
  params: AccessParams,
  { db }: Services,
): Promise<AccessFacts> {
  if (!caller || (params.companyId ?? caller.companyId) !== caller.companyId) return noFacts
  const isFeatureOn = (rule.features || rule.pages) !== undefined && (await hasNeeded(db, caller.companyId, rule))
  const of = await targetFacts(rule, caller, params, db)
  return { ...noFacts, ...of, isFeatureOn }
}

/** Whether a company has a feature enabled, and with `pages` also its screens (§3). */
export const companyHas = (
  db: Services['db'],
  companyId: string,
  feature: EmployeeFeature,
  pages?: FeatureName,
): Promise<boolean> => hasNeeded(db, companyId, { features: [feature], ...(pages && { pages }) })

/** Whether a company has one of some features, where any are named, and some screens. */
async function hasNeeded(
  db: Services['db'],
  companyId: string,
  { features, pages }: Pick<AccessRule, 'features' | 'pages'>,
): Promise<boolean> {
  const [company] = await db
    .select({ features: companies.features, employeeFeatures: companies.employeeFeatures })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) return false
  const hasFeature = !features || features.some((feature) => company.employeeFeatures[feature])
  return hasFeature && (!pages || company.features[pages] === 'enabled')
}

async function targetFacts(
  rule: AccessRule,
  caller: Caller,
  params: AccessParams,
  db: Services['db'],
): Promise<Partial<AccessFacts>> {
  if (!rule.targets) return {}
  const named = rule.targets === 'profile' ? params.profileId : params.employeeId
  if (!named) return {}
  const target = await findTarget(db, { companyId: caller.companyId, kind: rule.targets, named })
  if (!target) return {}
  const isOwn = target.profileId === caller.profileId
  return { target, isApprovedArranger: !isOwn && (await arrangesFor(db, caller, target.profileId)) }
}

interface Named {
  companyId: string
  kind: NonNullable<AccessRule['targets']>
  named: string
}

async function findTarget(db: Services['db'], { companyId, kind, named }: Named): Promise<AccessFacts['target']> {
  const targetCondition = and(
    eq(profiles.companyId, companyId),
    eq(kind === 'profile' ? profiles.id : profiles.employeeId, named),
  )
  const found = db.select({ profileId: profiles.id, employeeId: profiles.employeeId }).from(profiles).$dynamic()
  const guestCondition = and(eq(guestStays.employeeId, profiles.employeeId), isNull(guestStays.clearedAt))
  const [target] = await (kind === 'guest' ? found.innerJoin(guestStays, guestCondition) : found).where(targetCondition)
  return target
}

/** Whether the traveler has approved the caller as arranger. */
export async function arrangesFor(db: Services['db'], caller: Caller, travelerProfileId: string): Promise<boolean> {
  const approved = await db
    .select({ id: arrangerRequests.id })
    .from(arrangerRequests)
    .where(and(approvedArrangerCondition(db, caller), eq(arrangerRequests.travelerProfileId, travelerProfileId)))
    .limit(1)
  return approved.length > 0
}

/**
 * SQL condition: requests sent by a person, in any status. A person with a closed profile matches none until it is
 * reopened.
 */
export const requesterCondition = (
  db: Services['db'],
  { companyId, profileId }: Pick<Caller, 'companyId' | 'profileId'>,
) =>
  and(
    eq(arrangerRequests.companyId, companyId),
    eq(arrangerRequests.arrangerProfileId, profileId),
    exists(
      db
        .select()
        .from(profiles)
        .where(and(eq(profiles.id, profileId), eq(profiles.active, true))),
    ),
  )

/** SQL condition: approved requests of an arranger. Waiting ones give no access (§4). */
export const approvedArrangerCondition = (db: Services['db'], who: Pick<Caller, 'companyId' | 'profileId'>) =>
  and(requesterCondition(db, who), eq(arrangerRequests.status, 'approved'))
