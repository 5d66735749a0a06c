import { eq } from 'drizzle-orm'
import { costCenterLimits } from '#contract/employees/costCenters.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { upFrom, type Tree } from '#server/domains/admin/costCenters/tree.ts'

/** Where a row puts a cost center. */
export interface Place {
  row: number
  id: string
  parentId: string | null
}

interface Placement {
  /** Problems of the rows, by row number. */
  problems: Map<number, 'cycle' | 'tooDeep'>
  /** The number of levels above each cost center, by row. */
  levels: Map<number, number>
}

/** The cost center above each of a company. */
export async function getParents(db: Database, companyId: string): Promise<Map<string, string | null>> {
  const all = await db
    .select({ id: costCenters.id, parentId: costCenters.parentId })
    .from(costCenters)
    .where(eq(costCenters.companyId, companyId))
  return new Map(all.map(({ id, parentId }) => [id, parentId]))
}

/**
 * Checks the whole tree as it would be with the rows in it: a cost center may not be below itself, or deeper than is
 * possible. The levels below it count too.
 */
export function checkTree(places: readonly Place[], parents: Tree): Placement {
  const after = new Map(parents)
  for (const { id, parentId } of places) after.set(id, parentId)
  const rows = new Map(places.map(({ id, row }) => [id, row]))
  const problems: Placement['problems'] = new Map()
  const known = new Map<string, number>()
  for (const id of after.keys()) {
    const trail = trailOf(id, after, known)
    const own = trail.ids.flatMap((each) => rows.get(each) ?? [])
    if (trail.isCycle) for (const row of own) problems.set(row, 'cycle')
    else if (trail.top + trail.ids.length > costCenterLimits.depth) {
      // The nearest ancestor that the rows moved. A part that is too deep already stays unchanged.
      const moved = nearest(id, after, (each) => rows.has(each) && after.get(each) !== parents.get(each))
      if (moved !== undefined) problems.set(rows.get(moved)!, 'tooDeep')
    }
  }
  return { problems, levels: new Map(places.map(({ id, row }) => [row, known.get(id) ?? 0])) }
}

/** The walk from a cost center up to the first whose level is known, to the top, or around a cycle. */
function trailOf(id: string, after: Tree, known: Map<string, number>) {
  const ids: string[] = []
  for (const each of upFrom(after, id)) {
    if (known.has(each)) break
    ids.push(each)
  }
  const last = ids.at(-1)
  const next = last === undefined ? id : (after.get(last) ?? null)
  // The level of a cost center in a cycle counts as that of the top, so that the cycle is not walked again.
  const isCycle = next !== null && !known.has(next)
  const top = next === null || isCycle ? 0 : known.get(next)! + 1
  for (const [down, each] of ids.toReversed().entries()) known.set(each, top + down)
  return { ids, isCycle, top }
}

/** The first that meets a condition on the way from a cost center to the top. */
function nearest(id: string, after: Tree, isMeant: (id: string) => boolean) {
  for (const each of upFrom(after, id)) if (isMeant(each)) return each
  return undefined
}
