import { costCenterLimits } from '#contract/employees/costCenters.ts'
import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'

/** The parent of every cost center of a company, by id; null for a top-level cost center. */
export type Tree = ReadonlyMap<string, string | null>

/** Walks from a cost center to the top. In a cycle, which no change can save, each id comes once. */
export function* upFrom(tree: Tree, id: string): Generator<string> {
  const seen = new Set<string>()
  for (let next: string | null | undefined = id; next && !seen.has(next); next = tree.get(next)) {
    seen.add(next)
    yield next
  }
}

/** The number of levels below a cost center. */
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
 * The reason why a cost center cannot have a parent: a cycle (§3 parentId) or too many levels.
 * @param id of the moved cost center; null for a new one
 */
export function whyNotBelow(tree: Tree, id: string | null, parentId: string): FieldProblemCode | undefined {
  const above = [...upFrom(tree, parentId)]
  if (id !== null && above.includes(id)) return 'cycle'
  const below = id === null ? 0 : levelsBelow(tree, id)
  return above.length + 1 + below > costCenterLimits.depth ? 'tooDeep' : undefined
}
