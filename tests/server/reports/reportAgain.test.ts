import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { NewReport, ReportJob, ReportJobPage } from '#contract/reports/reports.ts'
import { reportJobs, reportParts } from '#server/db/schema/reports/reports.ts'
import { openTestApi } from '#tests/support/http/api.ts'

const at = await openTestApi()
afterAll(() => at.close())
const { db } = at.services

const jobs = '/reporting/reports/jobs'
const post = (path: string, body?: object) =>
  at.send('finance@aurora', `${jobs}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const year = at.clock.now.getUTCFullYear()
const asked: NewReport = {
  type: 'executive2',
  fromDate: `${year - 1}-01-01`,
  toDate: `${year - 1}-12-31`,
  cultureCode: 'en-CA',
}

/** Begins a report and cancels it, while its process does not know yet. */
async function canceled(): Promise<string> {
  const { id } = (await (await post('', asked)).json()) as ReportJob
  await db.update(reportJobs).set({ status: 'running', beatAt: at.clock.now }).where(eq(reportJobs.id, id))
  await post(`/${id}/cancel`)
  return id
}

test('a canceled report is asked for again at the moment in which its process still writes the old file', async () => {
  const again: string[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const id = await canceled()
    const writer = new AbortController()
    const write = async (first: number) => {
      for (let part = first; !writer.signal.aborted; part += 2)
        await db.insert(reportParts).values({ jobId: id, part, bytes: Buffer.from('old') })
    }
    const writing = Promise.allSettled([write(0), write(1)])
    const answer = await post(`/${id}/retry`)
    writer.abort()
    await writing
    expect(answer.status).toBe(200)
    again.push(((await answer.json()) as ReportJob).id)
  }
  expect(await db.$count(reportParts)).toBe(0)
  const { responseData } = await at.get<ReportJobPage>('finance@aurora', jobs)
  expect(new Set(responseData.map(({ id, status }) => `${id} ${status}`))).toEqual(
    new Set(again.map((id) => `${id} waiting`)),
  )
})
