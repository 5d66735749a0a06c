import { and, eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  reportLimits,
  type NewReport,
  type ReportJob,
  type ReportJobPage,
  type ReportPreview,
} from '#contract/reports/reports.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import { reportJobs, reportParts } from '#server/db/schema/reports/reports.ts'
import { removeDetails } from '#server/domains/profile/removeDetails.ts'
import { sweepReports } from '#server/domains/reports/jobs/endJobs.ts'
import { runNext } from '#server/domains/reports/jobs/worker.ts'
import { openTestApi, profileIdOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeEach(async () => {
  at = await openTestApi()
})
afterEach(() => at.close())

const finance = 'finance@aurora'
const jobs = '/reporting/reports/jobs'
const goesOn = new AbortController().signal

const monthsAgo = (months: number, day = 1) =>
  new Date(Date.UTC(at.clock.now.getUTCFullYear(), at.clock.now.getUTCMonth() - months, day)).toISOString().slice(0, 10)
const asked = (more: Partial<NewReport> = {}): NewReport => ({
  type: 'executive2',
  fromDate: monthsAgo(12),
  toDate: monthsAgo(0, 0),
  cultureCode: 'en-CA',
  ...more,
})

const post = (as: Handle, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  at.send(as, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
async function create(as: Handle = finance, more: Partial<NewReport> = {}): Promise<ReportJob> {
  const answer = await post(as, jobs, asked(more))
  expect(answer.status).toBe(200)
  return (await answer.json()) as ReportJob
}
async function retry(id: string): Promise<ReportJob> {
  const answer = await post(finance, `${jobs}/${id}/retry`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as ReportJob
}
const run = (signal = goesOn) => runNext(at.services, signal)
const history = (as: Handle = finance) => at.get<ReportJobPage>(as, jobs)
const jobOf = async (id: string, as: Handle = finance) => (await history(as)).responseData.find((job) => job.id === id)!
const fileOf = (id: string, as: Handle = finance, format = 'spreadsheet') =>
  at.send(as, `${jobs}/${id}/${format}?cultureCode=en-CA`)
const codeOf = async (answer: Response) => ((await answer.json()) as { messageCode: string }).messageCode
const later = (days: number) => {
  at.clock.now = new Date(at.clock.now.getTime() + days * 86_400_000)
}

test('a report waits, is made with its progress, and its file is downloaded', async () => {
  const columns = ['totalSpent', 'bookedOn'] as const
  const waiting = await create(finance, { columns: [...columns] })
  expect(waiting).toMatchObject({ status: 'waiting', doneRows: 0, asOf: null, columns: ['bookedOn', 'totalSpent'] })
  expect(await codeOf(await fileOf(waiting.id))).toBe('reportNotReady')
  expect(await run()).toBe(true)
  const done = await jobOf(waiting.id)
  expect(done).toMatchObject({ status: 'completed', problem: null, doneRows: done.totalRows })
  expect(done.totalRows).toBeGreaterThan(100)
  const answer = await fileOf(waiting.id)
  expect(answer.headers.get('Content-Length')).toBe(String(done.size))
  expect(answer.headers.get('Content-Disposition')).toContain(done.fileName)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.byteLength).toBe(done.size)
  const [headings, ...rows] = await readSheet(bytes)
  expect(headings).toEqual(['Booked', 'Total spend'])
  expect(rows).toHaveLength(done.totalRows!)
  expect(await run()).toBe(false)
})

test('a report as a PDF is downloaded as one, and not as a spreadsheet', async () => {
  const { id } = await create(finance, { type: 'executive', cultureCode: 'fr-CA' })
  await run()
  const bytes = Buffer.from(await (await fileOf(id, finance, 'pdf')).arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await fileOf(id)).status).toBe(404)
})

test('the same Idempotency-Key queues one report', async () => {
  const key = { 'Idempotency-Key': '"report-key-0001"' }
  const [one, two] = [await post(finance, jobs, asked(), key), await post(finance, jobs, asked(), key)]
  expect(await one.json()).toEqual(await two.json())
  expect((await history()).totalItemCount).toBe(1)
})

test('a report is refused that its person may not read, and one without bookings', async () => {
  expect((await post('traveller@aurora', jobs, asked())).status).toBe(403)
  const other = asked({ type: 'traveller2', travellerEmail: 'traveller@aurora.example' })
  expect((await post('newhire@aurora', jobs, other)).status).toBe(404)
  const none = await post(finance, jobs, asked({ fromDate: '2015-01-01', toDate: '2015-02-01' }))
  expect([none.status, await codeOf(none)]).toEqual([404, 'noBookings'])
  expect((await post(finance, jobs, asked({ fromDate: monthsAgo(0), toDate: monthsAgo(3) }))).status).toBe(400)
  expect((await history()).totalItemCount).toBe(0)
})

test('nobody else sees, downloads, cancels or repeats a report', async () => {
  const { id } = await create()
  await run()
  for (const other of ['admin@aurora', 'traveller@aurora', 'finance@boreal'] as const) {
    expect((await history(other)).totalItemCount).toBe(0)
    expect((await fileOf(id, other)).status).toBe(404)
    expect((await post(other, `${jobs}/${id}/cancel`)).status).toBe(404)
    expect((await post(other, `${jobs}/${id}/retry`)).status).toBe(404)
  }
})

test('a person who lost the role no longer downloads the report of the company, nor gets a waiting one', async () => {
  const ready = await create()
  await run()
  const waiting = await create()
  const role = and(eq(profileRoles.profileId, profileIdOf(finance)), eq(profileRoles.role, 'FinancialOfficer'))
  await at.services.db.delete(profileRoles).where(role)
  expect((await fileOf(ready.id)).status).toBe(403)
  await run()
  expect(await jobOf(waiting.id)).toMatchObject({ status: 'failed', problem: 'notAllowed' })
})

test('a report that waits is canceled, and made when it is asked for again', async () => {
  const { id } = await create()
  expect((await post(finance, `${jobs}/${id}/cancel`)).status).toBe(200)
  expect((await jobOf(id)).status).toBe('cancelled')
  expect(await run()).toBe(false)
  const again = await retry(id)
  expect(await run()).toBe(true)
  expect((await jobOf(again.id)).status).toBe('completed')
  expect(await codeOf(await post(finance, `${jobs}/${again.id}/retry`))).toBe('reportNotEnded')
})

test('a process that still makes a canceled report cannot write into the one that is asked for again', async () => {
  const { id } = await create()
  const { db } = at.services
  await db.update(reportJobs).set({ status: 'running', beatAt: at.clock.now }).where(eq(reportJobs.id, id))
  await post(finance, `${jobs}/${id}/cancel`)
  const again = await retry(id)
  await expect(db.insert(reportParts).values({ jobId: id, part: 0, bytes: Buffer.from('old') })).rejects.toThrow()
  await run()
  const { status, size } = await jobOf(again.id)
  expect(status).toBe('completed')
  expect((await (await fileOf(again.id)).arrayBuffer()).byteLength).toBe(size)
  expect((await history()).responseData.map((job) => job.id)).toEqual([again.id])
})

test('no more reports are open than allowed, though they are asked for at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: mosts.openReports.most + 2 }, () => post(finance, jobs, asked())),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mosts.openReports.most)
})

test('a report that is canceled while it is made has no file', async () => {
  const { id } = await create(finance, { type: 'executive' })
  const { documents } = at.services
  const executive: typeof documents.executive = async (...given) => {
    await post(finance, `${jobs}/${id}/cancel`)
    return documents.executive(...given)
  }
  await runNext({ ...at.services, documents: { ...documents, executive } }, goesOn)
  expect((await jobOf(id)).status).toBe('cancelled')
  expect(await at.services.db.$count(reportParts)).toBe(0)
})

test('a report is interrupted by the end of its process, and by one that ended without a word', async () => {
  const { id } = await create()
  await run(AbortSignal.abort())
  expect(await jobOf(id)).toMatchObject({ status: 'failed', problem: 'interrupted' })
  expect(await at.services.db.$count(reportParts)).toBe(0)
  const silent = await create()
  await at.services.db
    .update(reportJobs)
    .set({ status: 'running', beatAt: new Date(at.clock.now.getTime() - 61_000) })
    .where(eq(reportJobs.id, silent.id))
  await run()
  expect(await jobOf(silent.id)).toMatchObject({ status: 'failed', problem: 'interrupted' })
})

test('a person has one report made at a time, and others are not kept waiting', async () => {
  const [first, second] = [await create(), await create()]
  const running = { status: 'running', beatAt: at.clock.now } as const
  await at.services.db.update(reportJobs).set(running).where(eq(reportJobs.id, first.id))
  expect(await run()).toBe(false)
  const foreign = await post('finance@boreal', jobs, asked())
  expect(foreign.status).toBe(200)
  expect(await run()).toBe(true)
  expect((await jobOf(second.id)).status).toBe('waiting')
})

test('no more reports wait for a person than may be open', async () => {
  for (let count = 0; count < mosts.openReports.most; count += 1) await create()
  const answer = await post(finance, jobs, asked())
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'tooManyReportJobs'])
})

test('a file expires after seven days and is deleted, and its report can be made again', async () => {
  const { id } = await create()
  await run()
  later(reportLimits.keptDays)
  expect((await jobOf(id)).status).toBe('expired')
  expect(await codeOf(await fileOf(id))).toBe('reportExpired')
  later(1)
  await sweepReports(at.services)
  expect(await at.services.db.$count(reportParts)).toBe(0)
  await retry(id)
  later(reportLimits.historyDays)
  await sweepReports(at.services)
  expect((await history()).totalItemCount).toBe(0)
})

test('the reports of an erased person and about them are deleted', async () => {
  const toDate = at.clock.now.toISOString().slice(0, 10)
  const more = {
    type: 'traveller2',
    toDate,
    fromDate: monthsAgo(24),
    travellerEmail: 'traveller@aurora.example',
  } as const
  await create(finance, more)
  await removeDetails(profileIdOf('traveller@aurora'), at.services)
  expect((await history()).totalItemCount).toBe(0)
})

test('the preview has the headings and the first five rows of the chosen columns', async () => {
  const period = { companyId: 'aurora', fromDate: monthsAgo(12), toDate: monthsAgo(0, 0), cultureCode: 'fr-CA' }
  const query = new URLSearchParams({ ...period, type: 'executive2', columns: 'totalSpent,bookedOn,isCancelled' })
  const preview = await at.get<ReportPreview>(finance, `/reporting/reports/preview?${query}`)
  expect(preview.columns.map(({ heading }) => heading)).toEqual(['Réservé le', 'Annulé', 'Dépenses totales'])
  expect(preview.rows).toHaveLength(reportLimits.previewRows)
  expect(preview.rows[0]).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), 'Non', expect.any(Number)])
  expect(preview.total).toBeGreaterThan(100)
  expect((await at.send('traveller@aurora', `/reporting/reports/preview?${query}`)).status).toBe(403)
})
