import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { scimTokens } from '#server/db/schema/company/admin.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import {
  recordCompanyChanges,
  type Actor,
  type CompanyChangeRecord,
} from '#server/domains/audit/recordCompanyChanges.ts'
import type { Services } from '#server/services/services.ts'

/** Ends the provisioning tokens created by people who are no longer admins, so that they keep no access. */
export async function endTokensOf(profileIds: readonly string[], by: Actor, { db, now }: Services): Promise<void> {
  if (profileIds.length === 0) return
  const at = now()
  const ended = await db
    .update(scimTokens)
    .set({ endedAt: at })
    .where(and(inArray(scimTokens.createdByProfileId, [...profileIds]), isNull(scimTokens.endedAt)))
    .returning()
  const notes = ended.map(({ id, companyId, name }): CompanyChangeRecord => {
    const changes = [{ field: 'name', from: name, to: null }]
    return { companyId, at, entity: 'scimToken', entityId: id, action: 'removed', changes }
  })
  await recordCompanyChanges(db, by, notes)
}

/** Condition: not ended and not expired. */
export const openTokenCondition = (now: Date) =>
  and(isNull(scimTokens.endedAt), or(isNull(scimTokens.expiresAt), gt(scimTokens.expiresAt, now)))

/** The names of the open tokens created by a person. */
export async function tokenNamesOf(profileId: string, { db, now }: Services): Promise<string[]> {
  const ownerCondition = and(eq(scimTokens.createdByProfileId, profileId), openTokenCondition(now()))
  const rows = await db
    .select({ name: scimTokens.name })
    .from(scimTokens)
    .where(ownerCondition)
    .orderBy(asc(folded(scimTokens.name)))
  return rows.map(({ name }) => name)
}

/** Transfers the open tokens of a person to another admin, who is responsible for them from then on. */
export async function transferTokens(
  profileId: string,
  by: { profileId: string },
  { db, now }: Services,
): Promise<void> {
  const at = now()
  const taken = await db
    .update(scimTokens)
    .set({ createdByProfileId: by.profileId })
    .where(and(eq(scimTokens.createdByProfileId, profileId), openTokenCondition(at)))
    .returning()
  const notes = taken.map(({ id, companyId }): CompanyChangeRecord => {
    const changes = [{ field: 'createdBy', from: null, to: null }]
    return { companyId, at, entity: 'scimToken', entityId: id, action: 'changed', changes }
  })
  await recordCompanyChanges(db, by, notes)
}
