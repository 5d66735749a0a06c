import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { mosts } from '#contract/fields/mosts.ts'
import type { NewReport, ReportJob, ReportJobPage } from '#contract/reports/reports.ts'
import { reportJobs, reportParts } from '#server/db/schema/reports/reports.ts'
import { runNext } from '#server/domains/reports/jobs/worker.ts'
import { openTestApi, type Handle } from '#tests/support/http/api.ts'

// The newest reports of a person are kept, and the oldest ones end.

const at = await openTestApi()
afterAll(() => at.close())
const numbers = structuredClone(mosts)
afterEach(async () => {
  mosts.reportFiles.most = numbers.reportFiles.most
  mosts.reportHistory.most = numbers.reportHistory.most
  await at.services.db.delete(reportJobs)
})

const finance: Handle = 'finance@aurora'
const jobs = '/reporting/reports/jobs'
const goesOn = new AbortController().signal
const monthsAgo = (months: number, day = 1) =>
  new Date(Date.UTC(at.clock.now.getUTCFullYear(), at.clock.now.getUTCMonth() - months, day)).toISOString().slice(0, 10)
/** Has a report made, a minute after the one before. */
async function make(): Promise<ReportJob> {
  at.clock.now = new Date(+at.clock.now + 60_000)
  const asked: NewReport = { type: 'executive2', fromDate: monthsAgo(3), toDate: monthsAgo(0, 0), cultureCode: 'en-CA' }
  const headers = { 'Content-Type': 'application/json' }
  const answer = await at.send(finance, jobs, { method: 'POST', headers, body: JSON.stringify(asked) })
  expect(answer.status).toBe(200)
  await runNext(at.services, goesOn)
  return (await answer.json()) as ReportJob
}
const history = async () => (await at.get<ReportJobPage>(finance, jobs)).responseData

test('the oldest file of a person ends when there are more than the most, and its report can be made again', async () => {
  mosts.reportFiles.most = 2
  const first = await make()
  await make()
  expect((await history()).map(({ status }) => status)).toEqual(['completed', 'completed'])
  await make()
  expect((await history()).map(({ status }) => status)).toEqual(['completed', 'completed', 'expired'])
  expect(await at.services.db.$count(reportParts, eq(reportParts.jobId, first.id))).toBe(0)
  expect((await at.send(finance, `${jobs}/${first.id}/retry`, { method: 'POST' })).status).toBe(200)
})

test('the history of a person keeps the newest reports', async () => {
  // So many may be open besides.
  mosts.reportHistory.most = mosts.openReports.most + 2
  const [first, second] = [await make(), await make()]
  await make()
  expect((await history()).map(({ id }) => id)).toContain(first.id)
  await make()
  const ids = (await history()).map(({ id }) => id)
  expect(ids).not.toContain(first.id)
  expect(ids).toContain(second.id)
})
