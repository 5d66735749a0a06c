import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { newSavedSearchSchema, SavedSearch } from '#contract/risk/findTravelers.ts'
import { plainIdentifier } from '#contract/texts/plainIdentifier.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { z } from 'zod'
import { riskSearches } from '#server/db/schema/risk/riskSearches.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { Refusal, notFound } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

type Reader = Pick<Caller, 'companyId' | 'profileId'>
const ownCondition = ({ companyId, profileId }: Reader) =>
  and(eq(riskSearches.companyId, companyId), eq(riskSearches.profileId, profileId))

/** The stored searches of a risk advisor, oldest first. */
export const listSearches = (reader: Reader, { db }: Services): Promise<SavedSearch[]> =>
  db
    .select({ id: riskSearches.id, name: riskSearches.name, query: riskSearches.query })
    .from(riskSearches)
    .where(ownCondition(reader))
    .orderBy(asc(riskSearches.createdAt), asc(riskSearches.id))

/** The query of a page without the name that it searches for, which is personal data of somebody else. */
function withoutName(query: string): string {
  const pairs = new URLSearchParams(query)
  const names = [...pairs.keys()].filter((name) => plainIdentifier(name).toLowerCase() === 'term')
  if (names.length === 0) return query
  for (const name of names) pairs.delete(name)
  return pairs.toString()
}

/**
 * Stores a search without the name of a person; one of the same name is replaced.
 * @throws 409 `tooManySearches`
 */
export async function saveSearch(
  reader: Reader,
  { name, query }: z.output<typeof newSavedSearchSchema>,
  { db, now }: Services,
): Promise<SavedSearch> {
  return db.transaction(async (tx) => {
    // Two requests at a time would both find room, and no search of this name.
    await lockProfile(tx, reader)
    await tx.delete(riskSearches).where(and(ownCondition(reader), eq(riskSearches.name, name)))
    if ((await tx.$count(riskSearches, ownCondition(reader))) >= mosts.savedSearches.most)
      throw new Refusal(
        409,
        'tooManySearches',
        `At most ${mosts.savedSearches.most} searches are stored. Remove one first.`,
      )
    const search = { id: `search-${randomUUID()}`, name, query: withoutName(query) }
    const { companyId, profileId } = reader
    await tx.insert(riskSearches).values({ ...search, companyId, profileId, createdAt: now() })
    return search
  })
}

/** Removes a stored search. @throws 404 */
export async function removeSearch(reader: Reader, id: string, { db }: Services): Promise<void> {
  const removed = await db
    .delete(riskSearches)
    .where(and(ownCondition(reader), eq(riskSearches.id, id)))
    .returning({ id: riskSearches.id })
  if (removed.length === 0) throw notFound()
}
