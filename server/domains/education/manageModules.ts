import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { ManagedModule, ModulePatch } from '#contract/catalogs/education.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { educationProgress, educationSettings } from '#server/db/schema/site/education.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import { changedValues } from '#server/domains/audit/changedValues.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import type { ModuleSetting } from '#server/domains/education/education.rules.ts'
import { readSettings } from '#server/domains/education/readEducation.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { staffCondition } from '#server/domains/profile/staffCondition.ts'
import { changedMeanwhile, notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { moduleOf, modules } from '#server/reference/education/modules.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/** The context of reading a company's modules. */
interface ModulesContext {
  db: Database
  companyId: string
  language: Language
  now: Date
}

const contextOf = ({ companyId, language, services: { now } }: AdminRequest, db: Database): ModulesContext => ({
  db,
  companyId,
  language,
  now: now(),
})

/** Every module as the company uses it, with the number of active employees whose certificate is valid. */
export async function managedModules(context: ModulesContext): Promise<ManagedModule[]> {
  const { db, companyId, language, now } = context
  const settings = await readSettings(db, companyId)
  const people = await db.$count(employees, and(eq(employees.companyId, companyId), staffCondition))
  const passed = await countPassed(db, companyId, earliestDay(now))
  return modules.map(({ id, topic, minutes, validMonths, isBeforeTrips, words }) => {
    const { assignment, dueDays, version } = settings(id)
    return {
      id,
      topic,
      title: words[language].title,
      minutes,
      validMonths,
      isBeforeTrips,
      assignment,
      dueDays,
      people,
      passed: passed.get(id) ?? 0,
      version,
    }
  })
}

async function countPassed(db: Database, companyId: string, today: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ moduleId: educationProgress.moduleId, passed: count() })
    .from(educationProgress)
    .innerJoin(profiles, eq(profiles.id, educationProgress.profileId))
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(educationProgress.companyId, companyId), gte(educationProgress.validUntil, today), staffCondition))
    .groupBy(educationProgress.moduleId)
  return new Map(rows.map((row) => [row.moduleId, row.passed]))
}

/**
 * Changes how the company uses a module. The days to pass it are counted from when it becomes required.
 * @throws 404 for an unknown module; 412 with the module as it is
 */
export const changeModule = (
  moduleId: string,
  { version, ...patch }: ModulePatch,
  request: AdminRequest,
): Promise<ManagedModule> =>
  request.services.db.transaction(async (tx) => {
    if (!moduleOf(moduleId)) throw notFound()
    await lockCompany(tx, request.companyId)
    const before = (await readSettings(tx, request.companyId))(moduleId)
    const shown = async () => (await managedModules(contextOf(request, tx))).find(({ id }) => id === moduleId)!
    if (isStale(before, version)) throw changedMeanwhile(await shown())
    const changes = changedValues(recorded(before), recorded({ ...before, ...patch }))
    if (changes.length === 0) return shown()
    const now = request.services.now()
    const requiredSince = patch.assignment === 'required' ? (before.requiredSince ?? now) : null
    await saveSetting(tx, { ...patch, moduleId, companyId: request.companyId, requiredSince })
    const note = { companyId: request.companyId, at: now, entity: 'educationModule', action: 'changed' } as const
    await recordCompanyChanges(tx, request.caller, [{ ...note, entityId: moduleId, changes }])
    return shown()
  })

type SettingRow = typeof educationSettings.$inferInsert

const saveSetting = (tx: Database, row: SettingRow) =>
  tx
    .insert(educationSettings)
    // The setting without a row has version 1.
    .values({ ...row, version: 2 })
    .onConflictDoUpdate({
      target: [educationSettings.companyId, educationSettings.moduleId],
      set: {
        assignment: row.assignment,
        dueDays: row.dueDays,
        requiredSince: row.requiredSince ?? null,
        version: sql`${educationSettings.version} + 1`,
      },
    })

/** The fields of the record of changes. Days say something only where the module is required. */
const recorded = ({ assignment, dueDays }: Pick<ModuleSetting, 'assignment' | 'dueDays'>) => ({
  assignment: `module.${assignment}`,
  dueDays: assignment === 'required' ? String(dueDays) : null,
})
