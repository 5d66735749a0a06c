import { eq } from 'drizzle-orm'
import { costCenterLimits } from '#contract/costCenters.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company.ts'

/** Where a row puts a cost centre. */
export interface Place {
  row: number
  id: string
  parentId: string | null
}

interface Tree {
  /** What is wrong with where a row puts its cost centre. */
  problems: Map<number, 'cycle' | 'tooDeep'>
  /** How many stand above, by row. */
  levels: Map<number, number>
}

/** The cost centre above each of a company. */
export async function parentsOf(db: Database, companyId: string): Promise<Map<string, string | null>> {
  const all = await db
    .select({ id: costCenters.id, parentId: costCenters.parentId })
    .from(costCenters)
    .where(eq(costCenters.companyId, companyId))
  return new Map(all.map(({ id, parentId }) => [id, parentId]))
}

/**
 * Looks at the whole tree as it would be with the rows in it: none may stand below itself, or deeper than is possible,
 * also where it is what stands below it that would.
 */
export function treeWith(places: readonly Place[], parents: ReadonlyMap<string, string | null>): Tree {
  const after = new Map(parents)
  for (const { id, parentId } of places) after.set(id, parentId)
  const rows = new Map(places.map(({ id, row }) => [id, row]))
  const problems: Tree['problems'] = new Map()
  const known = new Map<string, number>()
  for (const id of after.keys()) {
    const trail = trailOf(id, after, known)
    const own = trail.ids.flatMap((each) => rows.get(each) ?? [])
    if (trail.isCycle) for (const row of own) problems.set(row, 'cycle')
    else if (trail.top + trail.ids.length > costCenterLimits.depth) {
      // The nearest one that was put somewhere else; what is too deep already stays as it is.
      const moved = nearest(id, after, (each) => rows.has(each) && after.get(each) !== parents.get(each))
      if (moved !== undefined) problems.set(rows.get(moved)!, 'tooDeep')
    }
  }
  return { problems, levels: new Map(places.map(({ id, row }) => [row, known.get(id) ?? 0])) }
}

/** From one upwards, until one whose level is known, the top, or one that was met before. */
function trailOf(id: string, after: ReadonlyMap<string, string | null>, known: Map<string, number>) {
  const ids: string[] = []
  const met = new Set<string>()
  let at: string | null = id
  while (at !== null && !known.has(at) && !met.has(at)) {
    ids.push(at)
    met.add(at)
    at = after.get(at) ?? null
  }
  // The level of one in a cycle counts as that of the top, so that it is not walked around again.
  const isCycle = at !== null && met.has(at)
  const top = at === null || isCycle ? 0 : known.get(at)! + 1
  for (const [down, each] of ids.toReversed().entries()) known.set(each, top + down)
  return { ids, isCycle, top }
}

/** The nearest that is meant: one itself, or of those above it. */
function nearest(id: string, after: ReadonlyMap<string, string | null>, isMeant: (id: string) => boolean) {
  let at: string | null = id
  for (let steps = 0; at !== null && steps < after.size; steps += 1) {
    if (isMeant(at)) return at
    at = after.get(at) ?? null
  }
  return undefined
}
