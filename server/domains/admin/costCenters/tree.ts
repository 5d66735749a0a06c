import { costCenterLimits } from '#contract/costCenters.ts'
import type { FieldProblemCode } from '#contract/fieldProblemCodes.ts'

/** Every cost centre of a company, by id: the one above it; null at the top. */
export type Tree = ReadonlyMap<string, string | null>

/** Walks from a cost center to the top. In a cycle, which no change can save, each id comes once. */
export function* upFrom(tree: Tree, id: string): Generator<string> {
  const seen = new Set<string>()
  for (let next: string | null | undefined = id; next && !seen.has(next); next = tree.get(next)) {
    seen.add(next)
    yield next
  }
}

/** How many levels stand below one. */
function levelsBelow(tree: Tree, id: string): number {
  const below = Map.groupBy(tree.keys(), (each) => tree.get(each) ?? null)
  let levels = 0
  const seen = new Set([id])
  for (let level = below.get(id) ?? []; level.length > 0; levels += 1) {
    for (const each of level) seen.add(each)
    level = level.flatMap((each) => below.get(each) ?? []).filter((each) => !seen.has(each))
  }
  return levels
}

/**
 * Why a cost centre may not stand below another: it would stand below itself (§3 parentId), or too many would stand one
 * below the other.
 * @param id of the one that moves; null for a new one
 */
export function whyNotBelow(tree: Tree, id: string | null, parentId: string): FieldProblemCode | undefined {
  const above = [...upFrom(tree, parentId)]
  if (id !== null && above.includes(id)) return 'cycle'
  const below = id === null ? 0 : levelsBelow(tree, id)
  return above.length + 1 + below > costCenterLimits.depth ? 'tooDeep' : undefined
}
