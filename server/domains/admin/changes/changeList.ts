import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { CompanyChange, CompanyChangePage } from '#contract/companyChanges.ts'
import { companyChanges, scimTokens } from '#server/db/schema/admin.ts'
import { profiles } from '#server/db/schema/people.ts'
import type { Language } from '#server/http/language.ts'
import { page } from '#server/http/paging.ts'
import type { Services } from '#server/services/services.ts'
import { entityNames } from './entityNames.ts'

interface ListQuery {
  entity?: CompanyChange['entity'] | undefined
  entityId?: string | undefined
  pageNumber: number
  pageSize: number
}

/** One page of the company's record of changes, the newest first. The number of queries is fixed. */
export async function companyChangeList(
  companyId: string,
  { entity, entityId, ...paging }: ListQuery,
  { language, services: { db } }: { language: Language; services: Services },
): Promise<CompanyChangePage> {
  const where = and(
    eq(companyChanges.companyId, companyId),
    entity && eq(companyChanges.entity, entity),
    entityId ? or(eq(companyChanges.entityId, entityId), eq(companyChanges.partOfId, entityId)) : undefined,
  )
  const total = await db.$count(companyChanges, where)
  const rows = await db
    .select({
      change: companyChanges,
      person: sql<string>`concat(${profiles.firstName}, ' ', ${profiles.lastName})`,
      token: scimTokens.name,
    })
    .from(companyChanges)
    .leftJoin(profiles, eq(profiles.id, companyChanges.actorProfileId))
    .leftJoin(scimTokens, eq(scimTokens.id, companyChanges.scimTokenId))
    .where(where)
    .orderBy(desc(companyChanges.at), desc(companyChanges.position))
    .limit(paging.pageSize)
    .offset((paging.pageNumber - 1) * paging.pageSize)
  const changes = rows.map(({ change }) => change)
  const nameOf = await entityNames(db, companyId, changes, language)
  const answered = rows.map(({ change, person, token }) => ({
    id: change.id,
    at: change.at.toISOString(),
    actorName: change.scimTokenId ? (token ?? '') : person.trim(),
    isProvisioned: change.scimTokenId !== null,
    entity: change.entity,
    entityId: change.entityId,
    entityName: nameOf(change),
    action: change.action,
    changes: change.changes,
  }))
  return page(answered, total, paging)
}
