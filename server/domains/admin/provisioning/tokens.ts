import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm'
import type { ScimGroups } from '#contract/admin/companySettings.ts'
import type { ChangedScimToken, IssuedScimToken, NewScimToken, ScimToken } from '#contract/admin/scimTokens.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import type { Database } from '#server/db/client.ts'
import { scimTokens } from '#server/db/schema/company/admin.ts'
import { companies, employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { openTokenCondition } from '#server/domains/grants/provisioningTokens.ts'
import { activeAdminCondition } from '#server/domains/profile/account/admins.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { dayMs } from '#contract/time/durations.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { takeMost } from '#server/http/operations/takeMost.ts'

const tokenPrefix = 'wms_'
/** The visible start of a token in the list: the prefix and four more characters. */
const shownCharacters = tokenPrefix.length + 4
/** The least number of seconds between two updates of the last use. */
const useSeconds = 60

const createdBy = sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`

/** The base URL for provisioning clients. */
export const scimBaseUrl = ({ PUBLIC_URL }: Services['env']) => `${PUBLIC_URL}/scim/v2`

/** Lists the tokens of a company, the newest first, including ended ones. */
export async function listTokens(db: Database, companyId: string): Promise<ScimToken[]> {
  const rows = await db
    .select({ token: scimTokens, createdByName: createdBy })
    .from(scimTokens)
    .innerJoin(profiles, eq(profiles.id, scimTokens.createdByProfileId))
    .where(eq(scimTokens.companyId, companyId))
    .orderBy(desc(scimTokens.createdAt), asc(scimTokens.id))
  return rows.map(({ token, createdByName }) => present(token, createdByName))
}

function present(token: typeof scimTokens.$inferSelect, createdByName: string): ScimToken {
  const { id, name, start, invites, createdAt, expiresAt, lastUsedAt, endedAt } = token
  const text = (at: Date | null) => at?.toISOString() ?? null
  return {
    id,
    name,
    start,
    invites,
    createdByName,
    createdAt: createdAt.toISOString(),
    expiresAt: text(expiresAt),
    lastUsedAt: text(lastUsedAt),
    endedAt: text(endedAt),
  }
}

/**
 * Creates a token for a provisioning client; only its hash is stored.
 * @throws 409 where the company has the maximum of open tokens
 */
export const issueToken = (
  companyId: string,
  { name, days, invites = true }: NewScimToken,
  by: Caller,
  services: Services,
) =>
  services.db.transaction(async (tx): Promise<IssuedScimToken> => {
    const at = services.now()
    await lockCompany(tx, companyId)
    if (
      (await tx.$count(scimTokens, and(eq(scimTokens.companyId, companyId), openTokenCondition(at)))) >=
      mosts.scimTokens.most
    )
      throw new Refusal(
        409,
        'tooManyTokens',
        `A company may have ${mosts.scimTokens.most} tokens. End one that is not used any more, then make another.`,
      )
    await takeMost('scimTokensAdded', by.profileId, { ...services, db: tx })
    const token = `${tokenPrefix}${randomToken()}`
    const [row] = await tx
      .insert(scimTokens)
      .values({
        id: randomUUID(),
        companyId,
        name,
        tokenHash: sha256(token),
        start: token.slice(0, shownCharacters),
        invites,
        createdByProfileId: by.profileId,
        createdAt: at,
        expiresAt: days === null ? null : new Date(+at + days * dayMs),
      })
      .returning()
    const [creator] = await tx.select({ name: createdBy }).from(profiles).where(eq(profiles.id, by.profileId))
    const changes = [{ field: 'name', from: null, to: name }]
    const note = { companyId, at, entity: 'scimToken' as const, entityId: row!.id, action: 'added' as const, changes }
    await recordCompanyChanges(tx, by, [note])
    return { ...present(row!, creator?.name ?? ''), token }
  })

/** Changes whether people are invited as soon as the client of a token adds them. @throws 404 for an ended token too */
export const changeToken = (
  { companyId, tokenId }: { companyId: string; tokenId: string },
  { invites }: ChangedScimToken,
  by: Caller,
  services: Services,
): Promise<ScimToken> =>
  services.db.transaction(async (tx) => {
    const tokenCondition = and(eq(scimTokens.companyId, companyId), eq(scimTokens.id, tokenId))
    const [token] = await tx.select().from(scimTokens).where(tokenCondition).for('update')
    if (!token || token.endedAt) throw notFound()
    if (token.invites !== invites) {
      await tx.update(scimTokens).set({ invites }).where(tokenCondition)
      const changes = [{ field: 'invites', from: String(token.invites), to: String(invites) }]
      const note = { entity: 'scimToken' as const, entityId: tokenId, action: 'changed' as const, changes }
      await recordCompanyChanges(tx, by, [{ companyId, at: services.now(), ...note }])
    }
    const [creator] = await tx
      .select({ name: createdBy })
      .from(profiles)
      .where(eq(profiles.id, token.createdByProfileId))
    return present({ ...token, invites }, creator?.name ?? '')
  })

/** Ends a token at once. A token that ended before stays unchanged. @throws 404 */
export const endToken = (companyId: string, tokenId: string, by: Caller, services: Services): Promise<void> =>
  services.db.transaction(async (tx) => {
    const at = services.now()
    const tokenCondition = and(eq(scimTokens.companyId, companyId), eq(scimTokens.id, tokenId))
    const [token] = await tx.select().from(scimTokens).where(tokenCondition).for('update')
    if (!token) throw notFound()
    if (token.endedAt) return
    await tx.update(scimTokens).set({ endedAt: at }).where(tokenCondition)
    const changes = [{ field: 'name', from: token.name, to: null }]
    const note = { companyId, at, entity: 'scimToken' as const, entityId: tokenId, action: 'removed' as const, changes }
    await recordCompanyChanges(tx, by, [note])
  })

/**
 * Gets the company of a bearer token, and records its use once a minute. Undefined for a token that is unknown, ended
 * or expired, or whose creator is no longer an active admin.
 */
export async function companyOfToken(
  header: string | undefined,
  { db, now }: Services,
): Promise<{ companyId: string; groups: ScimGroups; tokenId: string; invites: boolean } | undefined> {
  const token = /^Bearer (wms_[\w-]+)$/i.exec(header ?? '')?.[1]
  if (!token) return undefined
  const at = now()
  const [found] = await db
    .select({ ...getTableColumns(scimTokens), groups: companies.scimGroups })
    .from(scimTokens)
    .innerJoin(companies, eq(companies.id, scimTokens.companyId))
    .innerJoin(profiles, eq(profiles.id, scimTokens.createdByProfileId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(scimTokens.tokenHash, sha256(token)), openTokenCondition(at), activeAdminCondition))
  if (!found) return undefined
  const minuteAgo = new Date(+at - useSeconds * 1000)
  if (!found.lastUsedAt || found.lastUsedAt < minuteAgo)
    await db
      .update(scimTokens)
      .set({ lastUsedAt: at })
      .where(and(eq(scimTokens.id, found.id), or(isNull(scimTokens.lastUsedAt), lt(scimTokens.lastUsedAt, minuteAgo))))
  return { companyId: found.companyId, groups: found.groups, tokenId: found.id, invites: found.invites }
}
