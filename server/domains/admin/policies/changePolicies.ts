import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ManagedPolicy, NewTravelPolicy, TravelPolicyPatch } from '#contract/admin/travelPolicies.ts'
import type { Database } from '#server/db/client.ts'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { changedValues } from '#server/domains/audit/changedValues.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import type { PolicyRow } from '#server/domains/reference/policyColumns.ts'
import { changedMeanwhile, notFound } from '#server/http/answers/envelope.ts'
import {
  approvalOf,
  changedApproval,
  checkedPlaces,
  recordedPolicy,
  refuseInUse,
  refuseTakenName,
  tidyPolicyNames,
} from './policyRules.ts'
import { policyList } from './presentPolicies.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'

/** Identifies a policy of a company. */
interface PolicyRef {
  companyId: string
  id: string
}

/** Adds a policy. @throws 409 `taken` at `names`; 400 `airport` at the place of a hotel limit */
export const addPolicy = (body: NewTravelPolicy, request: AdminRequest): Promise<ManagedPolicy> =>
  request.services.db.transaction(async (tx) => {
    const { companyId } = request
    await lockCompany(tx, companyId)
    const held = await tx.$count(travelPolicies, eq(travelPolicies.companyId, companyId))
    requireRoom('travelPolicies', held, 'travel policies')
    const { names, name } = tidyPolicyNames(body.names)
    await refuseTakenName(tx, companyId, names)
    const hotelLimits = checkedPlaces(body.hotelLimits)
    const row = { ...body, approval: approvalOf(body), names, name, hotelLimits, id: randomUUID(), companyId }
    const [added] = await tx.insert(travelPolicies).values(row).returning()
    await recordChange(tx, undefined, added!, request)
    return shown(tx, added!, request)
  })

/**
 * Changes the given fields of a policy. The company is locked, so that it keeps one default, and no employee gets a
 * policy while it is deactivated.
 * @throws as `addPolicy`; 404; 409 `inUse` at `isActive`; 412 with the stored policy
 */
export const changePolicy = (
  ref: PolicyRef,
  { version, ...patch }: TravelPolicyPatch,
  request: AdminRequest,
): Promise<ManagedPolicy> =>
  request.services.db.transaction(async (tx) => {
    await lockCompany(tx, ref.companyId)
    const before = await findPolicy(tx, ref)
    if (isStale(before, version)) throw changedMeanwhile(await shown(tx, before, request))
    const after = merged(before, patch)
    await refuseTakenName(tx, ref.companyId, after.names, ref.id)
    if (!after.isActive) await refuseInUse(tx, after)
    if (changesBetween(before, after).length === 0) return shown(tx, before, request)
    if (after.isDefault && !before.isDefault) await endDefault(tx, ref.companyId)
    const saved = { ...after, version: before.version + 1 }
    await tx.update(travelPolicies).set(saved).where(eq(travelPolicies.id, ref.id))
    await recordChange(tx, before, saved, request)
    return shown(tx, saved, request)
  })

async function findPolicy(tx: Database, { companyId, id }: PolicyRef): Promise<PolicyRow> {
  const policyCondition = and(eq(travelPolicies.id, id), eq(travelPolicies.companyId, companyId))
  const [policy] = await tx.select().from(travelPolicies).where(policyCondition)
  if (!policy) throw notFound()
  return policy
}

function merged(before: PolicyRow, { names, hotelLimits, ...patch }: Omit<TravelPolicyPatch, 'version'>): PolicyRow {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  return {
    ...before,
    ...given,
    ...(names && tidyPolicyNames(names)),
    ...(hotelLimits && { hotelLimits: checkedPlaces(hotelLimits) }),
    approval: changedApproval(before, patch),
    // The default policy is always active.
    ...(patch.isDefault && { isActive: true }),
  }
}

const endDefault = (tx: Database, companyId: string) =>
  tx
    .update(travelPolicies)
    .set({ isDefault: false })
    .where(and(eq(travelPolicies.companyId, companyId), eq(travelPolicies.isDefault, true)))

const changesBetween = (before: PolicyRow | undefined, after: PolicyRow) =>
  changedValues(before ? recordedPolicy(before) : {}, recordedPolicy(after))

async function recordChange(
  tx: Database,
  before: PolicyRow | undefined,
  after: PolicyRow,
  { caller, services }: AdminRequest,
) {
  const changes = changesBetween(before, after)
  const isOnlyState = changes.every(({ field }) => field === 'status')
  const action = !before ? 'added' : !isOnlyState ? 'changed' : after.isActive ? 'activated' : 'deactivated'
  const { companyId, id } = after
  await recordCompanyChanges(tx, caller, [
    { companyId, at: services.now(), entity: 'travelPolicy', entityId: id, action, changes },
  ])
}

async function shown(tx: Database, { companyId, id }: PolicyRow, { language }: AdminRequest): Promise<ManagedPolicy> {
  const all = await policyList(tx, companyId, language)
  return all.find((policy) => policy.id === id)!
}
