import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { CompanyChange, CompanyChangePage } from '#contract/admin/companyChanges.ts'
import type { Database } from '#server/db/client.ts'
import { companyChanges, scimTokens } from '#server/db/schema/company/admin.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'
import { changesCondition, type ChangesQuery } from './changesCondition.ts'
import { entityNames } from './entityNames.ts'

interface ListQuery extends ChangesQuery {
  pageNumber: number
  pageSize: number
}

/** The order of the record. */
export const newestFirst = [desc(companyChanges.at), desc(companyChanges.position)]

/** One page of the company's record of changes, the newest first. */
export async function companyChangeList(
  companyId: string,
  query: ListQuery,
  { language, services: { db } }: { language: Language; services: Services },
): Promise<CompanyChangePage> {
  const { pageNumber, pageSize } = query
  const where = changesCondition(db, companyId, query)
  const total = await db.$count(companyChanges, where)
  const answered = await readChanges(
    db,
    { companyId, where, limit: pageSize, offset: (pageNumber - 1) * pageSize },
    language,
  )
  return page(answered, total, { pageNumber, pageSize })
}

interface Reading {
  companyId: string
  where: SQL | undefined
  limit: number
  offset?: number
}

/** Changes with the names of their authors and of what they changed, the newest first. The number of queries is fixed. */
export async function readChanges(
  db: Database,
  { companyId, where, limit, offset = 0 }: Reading,
  language: Language,
): Promise<CompanyChange[]> {
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
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  const changes = rows.map(({ change }) => change)
  const nameOf = await entityNames(db, companyId, changes, language)
  return rows.map(({ change, person, token }) => ({
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
}
