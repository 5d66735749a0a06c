import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { ReportJob, ReportJobPage } from '#contract/reports/reports.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { reportJobs } from '#server/db/schema/reports/reports.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'

export type StoredJob = typeof reportJobs.$inferSelect
export type Owner = Pick<Caller, 'companyId' | 'profileId'>

/** Condition: the jobs of a person. Nobody else sees them. */
export const ownJobsCondition = ({ companyId, profileId }: Owner) =>
  and(eq(reportJobs.companyId, companyId), eq(reportJobs.profileId, profileId))

const readJobs = (db: Database) =>
  db
    .select({
      job: getTableColumns(reportJobs),
      traveler: { firstName: profiles.firstName, lastName: profiles.lastName, email: profiles.email },
    })
    .from(reportJobs)
    .leftJoin(profiles, eq(profiles.id, reportJobs.travelerProfileId))
type ReadJob = Awaited<ReturnType<typeof readJobs>>[number]

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null

function present({ job, traveler }: ReadJob, now: Date): ReportJob {
  const isExpired = job.status === 'completed' && job.expiresAt !== null && job.expiresAt <= now
  return {
    id: job.id,
    type: job.type,
    from: job.fromDay,
    to: job.toDay,
    cultureCode: job.culture,
    travellerEmail: traveler?.email ?? null,
    travellerName: traveler && fullName(traveler),
    columns: job.columns,
    status: isExpired ? 'expired' : job.status,
    problem: job.problem,
    doneRows: job.doneRows,
    totalRows: job.totalRows,
    createdAt: job.createdAt.toISOString(),
    asOf: isoOrNull(job.asOf),
    size: job.size,
    fileName: job.fileName,
    expiresAt: isoOrNull(job.expiresAt),
  }
}

/** A page of a person's jobs, newest first. */
export async function jobPage(owner: Owner, wanted: Paging, { db, now }: Services): Promise<ReportJobPage> {
  const own = ownJobsCondition(owner)
  const rows = await readJobs(db)
    .where(own)
    .orderBy(desc(reportJobs.createdAt), asc(reportJobs.id))
    .limit(wanted.pageSize)
    .offset((wanted.pageNumber - 1) * wanted.pageSize)
  const presented = rows.map((row) => present(row, now()))
  return page(presented, await db.$count(reportJobs, own), wanted)
}

/** A job of a person as it is answered. @throws 404 for any other */
export async function presentedJob(id: string, owner: Owner, { db, now }: Services): Promise<ReportJob> {
  const [row] = await readJobs(db).where(and(ownJobsCondition(owner), eq(reportJobs.id, id)))
  if (!row) throw notFound()
  return present(row, now())
}

/** Condition: one job of a person in one of some statuses. */
export const jobInCondition = (id: string, owner: Owner, statuses: readonly StoredJob['status'][]) =>
  and(
    ownJobsCondition(owner),
    eq(reportJobs.id, id),
    sql`${reportJobs.status} in (${sql.join(
      statuses.map((status) => sql`${status}`),
      sql`, `,
    )})`,
  )
