import { eq, ne } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullName } from '#contract/texts/fullName.ts'
import type { ScoreReport } from '#contract/reports/scores.ts'
import { operations } from '#server/api.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import type { Operation } from '#server/http/operations/operation.ts'
import { openTestApi, profileIdOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let ids: Record<string, string>
/** Names and addresses of everybody but the traveler. */
let others: string[]
const traveler = 'traveller@aurora'
const finance = 'finance@aurora'

beforeAll(async () => {
  at = await openTestApi()
  const { db } = at.services
  const [own] = await db
    .select()
    .from(bookingRecords)
    .where(eq(bookingRecords.profileId, profileIdOf(traveler)))
  ids = {
    companyId: 'aurora',
    groupId: 'aurora-staff',
    costCenterId: own!.costCenterId!,
    travellerEmail: 'traveller@aurora.example',
    internalInvoiceDetailsId: own!.id,
  }
  const people = await db
    .select()
    .from(profiles)
    .where(ne(profiles.id, profileIdOf(traveler)))
  others = people.flatMap((person) => [fullName(person), person.email])
})
afterAll(() => at.close())

const reports = operations.filter(
  ({ api, method, path }) => api === 'reporting' && method === 'get' && !/:jobId/.test(path),
)
const credits = operations.filter(
  ({ access, method, path }) =>
    method === 'get' && access.name === 'companyScores' && /\/(credits|cancellations)$/.test(path),
)

/** A request that names only the traveler's own things, over all the time that a report covers. */
function addressFor(each: Operation): string {
  const to = at.clock.now.toISOString().slice(0, 10)
  const from = `${Number(to.slice(0, 4)) - 2}${to.slice(4, 8)}01`
  const fields = Object.keys(each.query?._zod.def.shape ?? {})
  const values: Record<string, string> = {
    from,
    to,
    fromDate: from,
    toDate: to,
    companyId: 'aurora',
    pageSize: '100',
    search: 'a',
    type: 'traveller2',
  }
  const query = new URLSearchParams(Object.entries(values).filter(([name]) => fields.includes(name)))
  const path = addressOf(each).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? name))
  return `${path}?${query}`
}

async function textOf(answer: Response): Promise<string> {
  const isSpreadsheet = answer.headers.get('Content-Type')?.includes('spreadsheet')
  return isSpreadsheet ? JSON.stringify(await readSheet(Buffer.from(await answer.arrayBuffer()))) : answer.text()
}

/** The people that the answers of some calls name, besides the traveler, by call. */
async function namedOthers(who: Handle, calls: readonly Operation[]) {
  const named: Record<string, string[]> = {}
  for (const each of calls) {
    const answer = await at.send(who, addressFor(each))
    expect([200, 403, 404], addressFor(each)).toContain(answer.status)
    if (!answer.ok) continue
    const text = await textOf(answer)
    named[each.path] = others.filter((other) => text.includes(other))
  }
  return named
}

test('no call of reports names anybody else to a traveler', async () => {
  // The letters of a PDF are those of its fonts; its rows are those of the spreadsheet.
  const readable = reports.filter(({ answer }) => answer !== 'pdf')
  const named = await namedOthers(traveler, readable)
  expect(Object.keys(named).length).toBeGreaterThan(10)
  for (const [path, people] of Object.entries(named)) expect(people, path).toEqual([])
  const ofFinance = await namedOthers(
    finance,
    readable.filter(({ path }) => /\/(bookings|trips|travellers)$/.test(path)),
  )
  expect(Object.values(ofFinance).map((people) => people.length > 3)).toEqual([true, true, true, true])
})

test('travelers are ranked to nobody, whatever orders them', async () => {
  const base = '/reporting/reports/score/companies/aurora'
  for (const level of ['travellers', `cost-centers/${ids['costCenterId']}`, `travellers/${ids['travellerEmail']}`])
    for (const sort of ['missedSavings', 'totalSpent', 'count', 'name']) {
      const { summary, responseData } = await at.get<ScoreReport>(finance, `${base}/${level}?sort=${sort}&months=24`)
      expect([summary, ...responseData].filter(({ ranking }) => ranking !== null)).toEqual([])
    }
  const centers = await at.get<ScoreReport>(finance, `${base}/summaries?months=24`)
  expect(centers.responseData.some(({ ranking }) => ranking === 1)).toBe(true)
})

/** Things of another company, by the names of parameters of queries. */
const foreign: Record<string, string> = {
  groupId: 'boreal-staff',
  costCenter: 'cc-boreal-B10',
  costCenters: 'cc-boreal-B10',
  costCenterId: 'cc-boreal-B10',
  travellerEmail: 'traveller@boreal.example',
  companyId: 'boreal',
}

test('a finance officer finds nothing of another company by any parameter of a query', async () => {
  let asked = 0
  for (const each of [...reports, ...credits])
    for (const [name, value] of Object.entries(foreign)) {
      if (!Object.hasOwn(each.query?._zod.def.shape ?? {}, name)) continue
      asked += 1
      const address = new URL(addressFor(each), 'http://test')
      address.searchParams.set(name, value)
      if (Object.hasOwn(each.query?._zod.def.shape ?? {}, 'includeInherited'))
        address.searchParams.set('includeInherited', 'true')
      const answer = await at.send(finance, address.pathname + address.search)
      const where = `${each.path} by ${name}`
      if (name === 'travellerEmail' || name === 'companyId') {
        expect([400, 404], where).toContain(answer.status)
        continue
      }
      // A cost center or a group of another company is unknown, or has no rows.
      if (['groupId', 'costCenter', 'costCenters'].includes(name) && answer.status === 404) continue
      expect(answer.status, where).toBe(200)
      const text = await answer.text()
      expect(text, where).not.toMatch(/boreal/i)
      const rows = each.answer === 'csv' ? text.trim().split('\r\n').slice(1) : figuresIn(JSON.parse(text))
      expect(rows, where).toEqual([])
    }
  expect(asked).toBeGreaterThan(12)
})

/** The counts and amounts in an answer that are not zero. */
function figuresIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => figuresIn(each, key))
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([name, each]) => figuresIn(each, name))
  const isFigure = /count|bookings|totalSpent|amount|kg|trips/i.test(key)
  return isFigure && typeof value === 'number' && value !== 0 ? [`${key} ${value}`] : []
}
