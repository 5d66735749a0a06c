import { and, eq, exists } from 'drizzle-orm'
import { arrangerRequests } from '#server/db/schema/arranger.ts'
import { profiles } from '#server/db/schema/people.ts'
import type { AccessFacts, AccessParams, AccessRule } from '#server/http/access.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Services } from '#server/services/services.ts'

const nothing: AccessFacts = { target: undefined, isApprovedArranger: false }

/** Looks up what `rule` needs to know about the target; nothing where the rule refuses the caller anyway. */
export async function accessFacts(
  rule: AccessRule,
  caller: Caller | undefined,
  params: AccessParams,
  { db }: Services,
): Promise<AccessFacts> {
  if (!rule.targets || !caller || (params.companyId ?? caller.companyId) !== caller.companyId) return nothing
  const named = rule.targets === 'profile' ? params.profileId : params.employeeId
  if (!named) return nothing
  const [target] = await db
    .select({ profileId: profiles.id, employeeId: profiles.employeeId })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, caller.companyId),
        eq(rule.targets === 'profile' ? profiles.id : profiles.employeeId, named),
      ),
    )
  if (!target) return nothing
  const isOwn = target.profileId === caller.profileId
  return { target, isApprovedArranger: !isOwn && (await arrangesFor(db, caller, target.profileId)) }
}

/** Whether `travelerProfileId` has approved the caller as arranger. */
export async function arrangesFor(db: Services['db'], caller: Caller, travelerProfileId: string): Promise<boolean> {
  const approved = await db
    .select({ id: arrangerRequests.id })
    .from(arrangerRequests)
    .where(and(arrangedBy(db, caller), eq(arrangerRequests.travelerProfileId, travelerProfileId)))
    .limit(1)
  return approved.length > 0
}

/**
 * Condition: requests that a person has made, whatever became of them. Whose own profile is closed arranges for nobody
 * until it is opened again.
 */
export const askedBy = (db: Services['db'], { companyId, profileId }: Pick<Caller, 'companyId' | 'profileId'>) =>
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

/** Condition: requests by which a person arranges for somebody. Sent ones do not count (§4). */
export const arrangedBy = (db: Services['db'], who: Pick<Caller, 'companyId' | 'profileId'>) =>
  and(askedBy(db, who), eq(arrangerRequests.status, 'approved'))
