import { eq } from 'drizzle-orm'
import type { BookingLack } from '#contract/imports.ts'
import { profiles } from '#server/db/schema/people.ts'
import { employeeRefs } from '#server/domains/admin/imports/check/employeeRefs.ts'
import {
  isRefused,
  type StagedRow,
  type StoredImport,
  type Verdict,
} from '#server/domains/admin/imports/staging/importTypes.ts'
import {
  costCenterRefs,
  resolveCostCenter,
  type CostCenterChange,
} from '#server/domains/admin/imports/check/resolveCostCenters.ts'
import { resolveEmployee } from '#server/domains/admin/imports/check/resolveEmployees.ts'
import { getParents, checkTree } from '#server/domains/admin/imports/check/costCenterTree.ts'
import { writeCostCenters } from '#server/domains/admin/imports/apply/writeCostCenters.ts'
import { writeEmployees } from '#server/domains/admin/imports/apply/writeEmployees.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'
import type { Services } from '#server/services/services.ts'
import { breathe } from '#server/time/breathe.ts'

/** The findings about a good row, of either kind. */
interface Judged {
  known: unknown
  id: string
  changed: readonly string[]
  lacks?: BookingLack[]
}

/** Some rows, judged together. */
export interface Resolved {
  verdicts: { row: StagedRow; verdict: Verdict<Judged> }[]
  /** Writes the changes of the good rows. */
  write: () => Promise<void>
}

/**
 * Judges rows with the records they refer to: when they are checked, and again right before they are written, because
 * other changes may have come between.
 * @param services of the transaction
 */
export function resolveRows(
  staged: StoredImport,
  rows: readonly StagedRow[],
  services: Services,
  isWritten = false,
): Promise<Resolved> {
  return staged.kind === 'employees'
    ? resolveEmployees(staged, rows, services, isWritten)
    : resolveCenters(staged, rows, services, isWritten)
}

async function judged<Change>(rows: readonly StagedRow[], judge: (row: StagedRow) => Verdict<Change>) {
  const verdicts: { row: StagedRow; verdict: Verdict<Change> }[] = []
  for (const row of rows) {
    verdicts.push({ row, verdict: judge(row) })
    await breathe()
  }
  return verdicts
}
const goodOf = <Change>(verdicts: readonly { verdict: Verdict<Change> }[]): Change[] =>
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
  isWritten: boolean,
): Promise<Resolved> {
  const refs = await employeeRefs(services.db, staged, rows, isWritten)
  const [by] = await services.db.select().from(profiles).where(eq(profiles.id, staged.actorProfileId))
  const { cultureCode, countryCode } = by!
  const person = { profileId: staged.actorProfileId, cultureCode, countryCode }
  const verdicts = await judged(rows, (row) => resolveEmployee(row, refs, person))
  return { verdicts, write: () => writeEmployees(staged.id, goodOf(verdicts), contextOf(staged, services)) }
}

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

type JudgedCenters = Awaited<ReturnType<typeof judged<CostCenterChange>>>

/** The same, with those refused whose place the tree does not allow any more. */
async function inTree(alone: JudgedCenters, { companyId }: StoredImport, { db }: Services): Promise<JudgedCenters> {
  const places = goodOf(alone).map(({ row, id, after }) => ({ row, id, parentId: after.parentId }))
  const { problems } = checkTree(places, await getParents(db, companyId))
  return alone.map(({ row, verdict }) => {
    const code = problems.get(row.row)
    return code ? { row, verdict: { problems: [{ column: 'parentExternalId' as const, code }] } } : { row, verdict }
  })
}
