import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { CompletionPage, CompletionSort } from '#contract/catalogs/education.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { educationProgress } from '#server/db/schema/site/education.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { staffCondition } from '#server/domains/profile/staffCondition.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import { moduleOf } from '#server/reference/education/modules.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

interface CompletionQuery extends Paging {
  sort: CompletionSort
}

/** Identifies a module of a company. */
interface ModuleRef {
  companyId: string
  moduleId: string
}

/**
 * The active employees of each cost center by their progress in a module; those without a cost center form a row of
 * their own. It names nobody.
 * @throws 404 for an unknown module
 */
export async function completionList(
  { companyId, moduleId }: ModuleRef,
  query: CompletionQuery,
  { language, services: { db, now } }: { language: Language; services: Services },
): Promise<CompletionPage> {
  if (!moduleOf(moduleId)) throw notFound()
  const { passedOn, validUntil, startedAt } = educationProgress
  const today = earliestDay(now())
  const passedCondition = sql`${validUntil} >= ${today}`
  const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const passed = counted(passedCondition)
  const people = sql<number>`count(*)`.mapWith(Number)
  const number = costCenters.externalId
  const order: Record<CompletionSort, SQL[]> = {
    'number:asc': [asc(number)],
    'number:desc': [desc(number)],
    'share:asc': [sql`${passed}::float8 / ${people}`, asc(number)],
    'share:desc': [sql`${passed}::float8 / ${people} desc`, asc(number)],
  }
  const rows = await db
    .select({
      costCenterId: costCenters.id,
      externalId: number,
      names: costCenters.names,
      people,
      passed,
      inProgress: counted(sql`${startedAt} is not null and ${passedOn} is null`),
      notStarted: counted(sql`${startedAt} is null`),
      lapsed: counted(sql`${validUntil} < ${today}`),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .leftJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .leftJoin(
      educationProgress,
      and(eq(educationProgress.profileId, profiles.id), eq(educationProgress.moduleId, moduleId)),
    )
    .where(and(eq(employees.companyId, companyId), staffCondition))
    .groupBy(costCenters.id)
    .orderBy(...order[query.sort])
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
  const shown = rows.map(({ externalId, names, total: _total, ...counts }) => ({
    ...counts,
    number: externalId ?? '',
    name: externalId && names ? costCenterName({ externalId, names }, language) : '',
  }))
  return page(shown, rows[0]?.total ?? 0, query)
}
