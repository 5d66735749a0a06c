import { sql } from 'drizzle-orm'
import { costCenters } from '#server/db/schema/company/company.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { excluded } from '#server/db/excluded.ts'
import type { CostCenterChange, CostCenterRefs } from '#server/domains/admin/imports/check/resolveCostCenters.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import { requireCenterRoom } from '#server/domains/admin/costCenters/centerRules.ts'

/** Adds and changes cost centers with one statement, and notes it of each. */
export async function writeCostCenters(
  all: readonly CostCenterChange[],
  refs: CostCenterRefs,
  { caller, companyId, services: { db, now } }: AdminContext,
): Promise<void> {
  const changes = all.filter(({ changed }) => changed.length > 0)
  if (changes.length === 0) return
  const added = changes.filter(({ known }) => !known).length
  if (added > 0) await requireCenterRoom(db, companyId, added)
  const at = now()
  await db
    .insert(costCenters)
    .values(
      changes.map(({ known, id, after }) => ({ createdAt: at, ...known, id, companyId, ...after, updatedAt: at })),
    )
    .onConflictDoUpdate({
      target: costCenters.id,
      set: {
        ...excluded('names', 'status', 'parentId', 'updatedAt'),
        version: sql`${costCenters.version} + 1`,
      },
    })
  await recordCompanyChanges(
    db,
    caller,
    changes.map((change) => ({
      companyId,
      at,
      entity: 'costCenter' as const,
      entityId: change.id,
      action: change.known ? ('changed' as const) : ('added' as const),
      changes: change.changed.map((field) => ({ field, ...valuesOf(field, change, refs) })),
    })),
  )
}

function valuesOf(
  field: CostCenterChange['changed'][number],
  { known, after }: CostCenterChange,
  refs: CostCenterRefs,
) {
  const shown = (center: CostCenterChange['after'] | undefined) => {
    if (!center) return null
    if (field === 'names') return center.names[0]?.value ?? null
    return field === 'status' ? center.status : (refs.names.get(center.parentId ?? '') ?? null)
  }
  return { from: shown(known), to: shown(after) }
}
