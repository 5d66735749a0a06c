import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import { changedValues, type RecordedValues } from '#server/domains/audit/changedValues.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'

/** Makes the function that records what is different in an entry; it was not there before, or is not there after. */
export const recorderOf =
  <Row extends { id: string }>(entity: CompanyChange['entity'], recorded: (row: Row) => RecordedValues) =>
  async (before: Row | undefined, after: Row | undefined, { caller, companyId, services }: AdminContext) => {
    const changes = changedValues(before ? recorded(before) : {}, after ? recorded(after) : {})
    const action = before ? (after ? 'changed' : 'removed') : 'added'
    const note = { companyId, at: services.now(), entity, entityId: (after ?? before)!.id, action, changes } as const
    await recordCompanyChanges(services.db, caller, [note])
  }
