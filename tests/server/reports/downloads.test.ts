import { and, between, count, desc, eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { limits } from '#contract/fields/limits.ts'
import { reportColumns } from '#contract/reports/reports.ts'
import type { ScoreReport } from '#contract/reports/scores.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { openTestApi, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const finance = 'finance@aurora'
const traveler = 'traveller@aurora'
const someone = 'newhire@aurora'

/** The last twelve complete months, as the demo has them. */
function lastYear() {
  const now = at.clock.now
  const first = (months: number, day = 1) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10)
  return { fromDate: first(-12), toDate: first(0, 0) }
}

/** A period of whole months as names of files have it. */
const periodOf = (from: string, to: string) => `${from.slice(0, 7)}-to-${to.slice(0, 7)}`

const queryOf = (more: Record<string, string> = {}) =>
  new URLSearchParams({ companyId: 'aurora', cultureCode: 'en-CA', ...lastYear(), ...more }).toString()
const send = (as: Handle | undefined, type: string, init?: RequestInit, more?: Record<string, string>) =>
  at.send(as, `/reporting/reports/download/${type}?${queryOf(more)}`, init)
const ask = (as: Handle | undefined, type: string, more?: Record<string, string>) => send(as, type, {}, more)
/** The status of a download whose client leaves then. */
const statusOf = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked)
  await answer.body?.cancel()
  return answer.status
}
const addressOf = (handle: Handle) => `${handle}.example`
const codeOf = async (answer: Response) => ((await answer.json()) as { messageCode: string }).messageCode

const isAurora = eq(companies.id, 'aurora')

/** The address of the traveler with the most bookings of the last year. */
async function busyTraveler(): Promise<string> {
  const { fromDate, toDate } = lastYear()
  const [busiest] = await at.services.db
    .select({ email: profiles.email })
    .from(bookingRecords)
    .innerJoin(profiles, eq(profiles.id, bookingRecords.profileId))
    .where(and(eq(profiles.companyId, 'aurora'), between(bookingRecords.bookedOn, fromDate, toDate)))
    .groupBy(profiles.id)
    .orderBy(desc(count()))
    .limit(1)
  return busiest!.email
}

async function sheetOf(answer: Response) {
  expect(answer.status).toBe(200)
  const [headings = [], ...rows] = await readSheet(Buffer.from(await answer.arrayBuffer()))
  return { headings, rows }
}

describe.each(['executive', 'executive2'])('the download %s', (type) => {
  it('is for the FinancialOfficer of the company alone', async () => {
    expect(await statusOf(finance, type)).toBe(200)
    for (const handle of [traveler, 'admin@aurora', 'risk@aurora'] as const)
      expect(await statusOf(handle, type)).toBe(403)
    expect(await statusOf('finance@boreal', type)).toBe(404)
    expect(await statusOf(undefined, type)).toBe(401)
  })

  it('refuses a traveler, whom it would not be narrowed to, and takes an empty one', async () => {
    expect(await statusOf(finance, type, { travellerEmail: addressOf(traveler) })).toBe(400)
    expect(await statusOf(finance, type, { travellerEmail: '' })).toBe(200)
  })
})

describe.each(['traveller', 'traveller2'])('the download %s', (type) => {
  it('is for the traveler and the FinancialOfficer of the company', async () => {
    const toDate = at.clock.now.toISOString().slice(0, 10)
    const within = { toDate, fromDate: `${Number(toDate.slice(0, 4)) - 2}-06-01` }
    const theirs = { ...within, travellerEmail: addressOf(traveler) }
    expect(await statusOf(traveler, type, within)).toBe(200)
    expect(await statusOf(traveler, type, theirs)).toBe(200)
    expect(await statusOf(finance, type, theirs)).toBe(200)
    expect(await statusOf(someone, type, theirs)).toBe(404)
    expect(await statusOf('admin@aurora', type, theirs)).toBe(404)
    expect(await statusOf('finance@boreal', type, { ...theirs, companyId: 'boreal' })).toBe(404)
    expect(await statusOf(finance, type, { ...within, travellerEmail: 'nobody@aurora.example' })).toBe(404)
  })
})

test('every report is unknown where the company has no reports', async () => {
  const [aurora] = await at.services.db.select().from(companies).where(isAurora)
  const off = { ...aurora!.employeeFeatures, reports: false }
  await at.services.db.update(companies).set({ employeeFeatures: off }).where(isAurora)
  for (const type of ['executive', 'executive2', 'traveller', 'traveller2'])
    expect(await statusOf(finance, type)).toBe(404)
  await at.services.db.update(companies).set({ employeeFeatures: aurora!.employeeFeatures }).where(isAurora)
})

test.each([
  ['days in the wrong order', { fromDate: '2026-03-02', toDate: '2026-03-01' }],
  ['more than 36 months', { fromDate: '2023-01-01', toDate: '2026-01-01' }],
  ['a day that is none', { fromDate: '2026-02-30' }],
  ['an unknown culture', { cultureCode: 'xx-XX' }],
])('a report refuses %s', async (_, more) => {
  expect(await statusOf(finance, 'executive2', more)).toBe(400)
})

test('a period without bookings has no file and says so', async () => {
  for (const type of ['executive', 'executive2', 'traveller', 'traveller2']) {
    const answer = await ask(finance, type, { fromDate: '2015-01-01', toDate: '2015-12-31' })
    expect(answer.status).toBe(404)
    expect(await codeOf(answer)).toBe('noBookings')
  }
})

test('the spreadsheet of the company has its bookings, and adds up to the score summary', async () => {
  const { headings, rows } = await sheetOf(await ask(finance, 'executive2'))
  const { fromDate: from, toDate: to } = lastYear()
  const path = `/reporting/reports/score/companies/aurora/summaries?from=${from}&to=${to}`
  const { summary, currency } = await at.get<ScoreReport>(finance, path)
  // The last column stands for two fields of the company.
  expect(headings.slice(-2)).toEqual(['Project number', 'Purpose'])
  expect(headings).toHaveLength(reportColumns.length + 1)
  expect(rows.flatMap((row) => row.at(-2) ?? [])).toContain('P-1020')
  expect(headings.slice(0, 3)).toEqual(['Booked', 'Ticketed', 'Booking reference'])
  expect(rows).toHaveLength(summary.count)
  const place = (column: (typeof reportColumns)[number]) => reportColumns.indexOf(column)
  const sum = (column: (typeof reportColumns)[number]) =>
    rows
      .filter((row) => row[place('currency')] === currency)
      .reduce((total, row) => total + Math.round(Number(row[place(column)]) * 100), 0) / 100
  expect(sum('totalSpent')).toBe(summary.totalSpent)
  expect(sum('missedSavings')).toBe(summary.missedSavings)
  for (const { category, amount } of summary.spending) expect(sum(category)).toBe(amount)
  expect(rows[0]![place('bookedOn')]).toBeInstanceOf(Date)
  expect(typeof rows[0]![place('nights')]).toBe('number')
})

test('the spreadsheet of a traveler has their bookings alone, in French for fr-CA', async () => {
  const travellerEmail = await busyTraveler()
  const { headings, rows } = await sheetOf(await ask(finance, 'traveller2', { travellerEmail, cultureCode: 'fr-CA' }))
  expect(headings).toContain('Économies manquées')
  expect(new Set(rows.map((row) => row[reportColumns.indexOf('travellerEmail')]))).toEqual(new Set([travellerEmail]))
  expect(['Oui', 'Non']).toContain(rows[0]![reportColumns.indexOf('isCancelled')])
})

test('a spreadsheet is a stream with a name and no length, and ends its reading when the client leaves', async () => {
  const answer = await ask(finance, 'executive2')
  const { fromDate, toDate } = lastYear()
  const name = `aurora-executive-${periodOf(fromDate, toDate)}-en.xlsx`
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`)
  expect(answer.headers.get('Content-Length')).toBeNull()
  const reader = answer.body!.getReader()
  const { value } = await reader.read()
  expect(Buffer.from(value!).subarray(0, 2).toString()).toBe('PK')
  await reader.cancel()
  expect((await reader.read()).done).toBe(true)
})

describe('spreadsheets that are still sent', () => {
  const begun = async () => {
    const answer = await ask(finance, 'executive2')
    expect(answer.status).toBe(200)
    const reader = answer.body!.getReader()
    await reader.read()
    return reader
  }
  const isRefused = async () => (await statusOf(finance, 'executive2')) === 429

  it('count as documents until the client goes away', async () => {
    const readers = [await begun(), await begun()]
    expect(await isRefused()).toBe(true)
    await readers[0]!.cancel()
    expect(await isRefused()).toBe(false)
    await readers[1]!.cancel()
  })

  it('count as documents until their end', async () => {
    const readers = [await begun(), await begun()]
    expect(await isRefused()).toBe(true)
    while (!(await readers[0]!.read()).done) expect(await isRefused()).toBe(true)
    expect(await isRefused()).toBe(false)
    await readers[1]!.cancel()
  })

  it('make no file for a client that asks for the headings alone', async () => {
    for (let at = 0; at <= limits.documentsAtOnce; at += 1) {
      const answer = await send(finance, 'executive2', { method: 'HEAD' })
      expect([answer.status, answer.body]).toEqual([200, null])
    }
  })
})

test.each(['executive', 'traveller'])(
  'the %s report is a PDF with embedded fonts in the language of its culture',
  async (type) => {
    const answer = await ask(finance, type, {
      cultureCode: 'fr-CA',
      ...(type === 'traveller' && { travellerEmail: await busyTraveler() }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1')).toContain('(fr-CA)')
    expect(bytes.toString('latin1')).toMatch(/\/FontFile[23] /)
  },
)
