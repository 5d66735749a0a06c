import type { BookingLack } from '#contract/employees/imports.ts'
import { lossOf } from '#server/domains/admin/imports/check/endedAdministrators.ts'
import { judged, type JudgedRow } from '#server/domains/admin/imports/check/judged.ts'
import { judgeEmployees } from '#server/domains/admin/imports/check/judgeEmployees.ts'
import { isRefused, type StagedRow, type StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'
import {
  costCenterRefs,
  resolveCostCenter,
  type CostCenterChange,
} from '#server/domains/admin/imports/check/resolveCostCenters.ts'
import type { EmployeeChange } from '#server/domains/admin/imports/check/resolveEmployees.ts'
import { getParents, checkTree } from '#server/domains/admin/imports/check/costCenterTree.ts'
import { writeCostCenters } from '#server/domains/admin/imports/apply/writeCostCenters.ts'
import { writeEmployees } from '#server/domains/admin/imports/apply/writeEmployees.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import type { Services } from '#server/services/services.ts'

/** The findings about a good row, of either kind. */
interface Judged {
  known: unknown
  id: string
  changed: readonly string[]
  lacks?: BookingLack[]
}

/** Some rows, judged together. */
export interface Resolved {
  verdicts: JudgedRow<Judged>[]
  /** Writes the changes of the good rows. */
  write: () => Promise<void>
}

/** Rows that are about to be written. */
export interface Writing {
  /** Ids of the administrators whose access the rows may take. */
  confirmed: ReadonlySet<string>
}

/**
 * Judges rows with the records they refer to: when they are checked, and again right before they are written, because
 * other changes may have come between.
 * @param services of the transaction
 * @param writing undefined for a check
 */
export function resolveRows(
  staged: StoredImport,
  rows: readonly StagedRow[],
  services: Services,
  writing?: Writing,
): Promise<Resolved> {
  return staged.kind === 'employees'
    ? resolveEmployees(staged, rows, services, writing)
    : resolveCenters(staged, rows, services, writing !== undefined)
}

const goodOf = <Change>(verdicts: readonly JudgedRow<Change>[]): Change[] =>
  verdicts.flatMap(({ verdict }) => (isRefused(verdict) ? [] : [verdict.change]))
const contextOf = ({ actorProfileId, companyId }: StoredImport, services: Services): AdminContext => ({
  caller: { profileId: actorProfileId },
  companyId,
  services,
})

async function resolveEmployees(
  staged: StoredImport,
  rows: readonly StagedRow[],
  services: Services,
  writing: Writing | undefined,
): Promise<Resolved> {
  const judgements = await judgeEmployees(staged, rows, services, writing !== undefined)
  const verdicts = writing ? withoutUnconfirmed(judgements, writing) : judgements
  return { verdicts, write: () => writeEmployees(staged.id, goodOf(verdicts), contextOf(staged, services)) }
}

/** The same, with those refused that would take the access of an administrator, and were not confirmed. */
const withoutUnconfirmed = (judgements: readonly JudgedRow<EmployeeChange>[], { confirmed }: Writing) =>
  judgements.map(({ row, verdict }): JudgedRow<EmployeeChange> => {
    const loss = isRefused(verdict) || confirmed.has(verdict.change.id) ? undefined : lossOf(verdict.change)
    if (loss === undefined) return { row, verdict }
    return { row, verdict: { problems: [{ column: loss === 'role' ? 'roles' : 'status', code: 'administrator' }] } }
  })

async function resolveCenters(
  staged: StoredImport,
  rows: readonly StagedRow[],
  services: Services,
  isWritten: boolean,
): Promise<Resolved> {
  const refs = await costCenterRefs(services.db, staged, rows)
  const alone = await judged(rows, (row) => resolveCostCenter(row, refs))
  const verdicts = isWritten ? await inTree(alone, staged, services) : alone
  return {
    verdicts,
    write: () => writeCostCenters(goodOf(verdicts), refs, contextOf(staged, services)),
  }
}

type JudgedCenters = JudgedRow<CostCenterChange>[]

/** The same, with those refused whose place the tree does not allow any more. */
async function inTree(alone: JudgedCenters, { companyId }: StoredImport, { db }: Services): Promise<JudgedCenters> {
  const places = goodOf(alone).map(({ row, id, after }) => ({ row, id, parentId: after.parentId }))
  const { problems } = checkTree(places, await getParents(db, companyId))
  return alone.map(({ row, verdict }) => {
    const code = problems.get(row.row)
    return code ? { row, verdict: { problems: [{ column: 'parentExternalId' as const, code }] } } : { row, verdict }
  })
}
