import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { operations } from '#server/api.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { reportJobs } from '#server/db/schema/reports/reports.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import type { Operation } from '#server/http/operations/operation.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { openTestApi, profileIdOf } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
let kept: Pick<typeof companies.$inferSelect, 'features' | 'employeeFeatures'>
const officer = 'finance@aurora'
const aurora = eq(companies.id, 'aurora')
const change = (set: Partial<typeof kept>) => at.services.db.update(companies).set(set).where(aurora)
beforeAll(async () => {
  at = await openTestApi()
  const [company] = await at.services.db.select().from(companies).where(aurora)
  await plantRecords()
  kept = { features: company!.features, employeeFeatures: company!.employeeFeatures }
})
afterEach(() => change(kept))
afterAll(() => at.close())

const without = {
  score: () => change({ employeeFeatures: { ...kept.employeeFeatures, score: false } }),
  reports: () => change({ employeeFeatures: { ...kept.employeeFeatures, reports: false } }),
  scoreAndReports: () => change({ employeeFeatures: { ...kept.employeeFeatures, score: false, reports: false } }),
  protect: () => change({ employeeFeatures: { ...kept.employeeFeatures, protect: false } }),
  carbon: () => change({ features: { ...kept.features, carbonfootprint: 'hidden' } }),
}

/** The calls of each page, with the features without which all pages that ask them are closed. */
const calls = {
  score: [
    'summaries',
    'groups',
    'groups/:groupId',
    'cost-centers/:costCenterId',
    'travellers',
    'travellers/:travellerEmail',
    'cost-centers/:costCenterId/travellers/:travellerEmail',
    'monthly-summaries',
    'kpiBreakdown/:internalInvoiceDetailsId',
  ].map((rest) => `/reporting/reports/score/companies/:companyId/${rest}`),
  scoreAndReports: ['bookings', 'companySettings'].map(
    (rest) => `/reporting/reports/score/companies/:companyId/${rest}`,
  ),
  reports: [
    '/reporting/reports/insights/companies/:companyId',
    '/reporting/reports/insights/companies/:companyId/cost-centers',
    ...['executive', 'traveller', 'executive2', 'traveller2'].map((type) => `/reporting/reports/download/${type}`),
    ...['travellers', 'preview', 'jobs'].map((rest) => `/reporting/reports/${rest}`),
    // A report that is made again has another id, so that this call comes last.
    ...['pdf', 'spreadsheet', 'cancel', 'retry'].map((rest) => `/reporting/reports/jobs/:jobId/${rest}`),
  ],
  carbon: [
    ...['footprint', 'trips', 'legs', 'targets'].map(
      (rest) => `/reporting/reports/carbon/companies/:companyId/${rest}`,
    ),
    '/company/companies/:companyId/certified-hotels',
  ],
  protect: ['advisories', 'advisories/advised-countries', 'roll-calls/:rollCallId/answer'].map(
    (rest) => `/main/companies/:companyId/profiles/:profileId/${rest}`,
  ),
} satisfies Record<keyof typeof without, string[]>

/**
 * Home shows its figures and how they are computed to finance officers of every company, and every company may have travel
 * budgets.
 */
const openToAll = ['score/companies/:companyId/overview', 'score/companies/:companyId/formulas']
  .concat('budgets/companies/:companyId', 'budgets/companies/:companyId/table')
  .map((rest) => `/reporting/reports/${rest}`)

const ids: Record<string, string> = {
  companyId: 'aurora',
  profileId: profileIdOf(officer),
  costCenterId: 'cc-aurora-210',
  groupId: 'aurora-staff',
  travellerEmail: 'traveller@aurora.example',
}

/** Records that the calls of one booking and of one report name. */
async function plantRecords() {
  const { db, now } = at.services
  const [record] = await db.select().from(bookingRecords).where(eq(bookingRecords.companyId, 'aurora')).limit(1)
  ids['internalInvoiceDetailsId'] = record!.id
  const job = {
    companyId: 'aurora',
    profileId: profileIdOf(officer),
    type: 'executive2' as const,
    fromDay: '2026-01-01',
    toDay: '2026-01-31',
    culture: 'en-CA',
    columns: [],
    status: 'failed' as const,
    createdAt: now(),
  }
  await db.insert(reportJobs).values([
    { ...job, id: 'job-spreadsheet' },
    { ...job, id: 'job-pdf', type: 'executive' },
  ])
}

const ask = (each: Operation) => {
  const jobId = each.path.endsWith('/pdf') ? 'job-pdf' : 'job-spreadsheet'
  const path = addressOf(each).replace(/:(\w+)/g, (_, name: string) => ({ ...ids, jobId })[name] ?? name)
  return at.send(officer, path, { method: each.method.toUpperCase() })
}

/** Whether the call is unknown. A refused query or state is an answer of the operation. */
async function isUnknown(each: Operation): Promise<boolean> {
  const answer = await ask(each)
  if (answer.status === 404) expect(failureSchema.parse(await answer.json()).messageCode).toBe('notFound')
  return answer.status === 404
}

const operationsAt = (address: string) => operations.filter((each) => addressOf(each) === address)

describe.each(Object.keys(calls) as (keyof typeof calls)[])('the calls of pages that need %s', (feature) => {
  test.each(calls[feature])('%s is unknown without it, and answers with it', async (address) => {
    const named = operationsAt(address)
    expect(named.length).toBeGreaterThan(0)
    for (const each of named) expect(await isUnknown(each)).toBe(false)
    await without[feature]()
    for (const each of named) expect(await isUnknown(each)).toBe(true)
  })
})

test('calls that two pages share answer while one of the pages is open', async () => {
  for (const feature of ['score', 'reports'] as const) {
    await without[feature]()
    for (const address of calls.scoreAndReports)
      for (const each of operationsAt(address)) expect(await isUnknown(each)).toBe(false)
  }
})

test('every call of scores, insights, reports, footprint, certified hotels and advice is in the table', () => {
  const about = operations
    .map(addressOf)
    .filter(
      (address) =>
        /\/reports\/|\/certified-hotels|\/advisories|profiles\/:profileId\/roll-calls/.test(address) &&
        !address.includes('/trips/'),
    )
  expect([...new Set(about)].toSorted()).toEqual([...Object.values(calls).flat(), ...openToAll].toSorted())
})
