import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RiskViewKind, RiskViewPage } from '#contract/risk/riskViews.ts'
import { riskViews } from '#server/db/schema/risk/risk.ts'
import { rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { recordRiskView } from '#server/domains/risk/audit/recordView.ts'
import { conditionsOf, searchSubject } from '#server/domains/risk/audit/subjects.ts'
import { type Handle, openTestApi, profileIdOf } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())
beforeEach(() => at.services.db.delete(riskViews))

const path = '/company/admin/companies/aurora/risk-views'
const read = (query = '') => at.get<RiskViewPage>('admin@aurora', path + query)
const advisor = 'risk@aurora'
const plant = (view: Pick<typeof riskViews.$inferInsert, 'kind' | 'subject'> & { at: string; companyId?: string }) =>
  at.services.db.insert(riskViews).values({
    id: randomUUID(),
    companyId: 'aurora',
    viewerProfileId: profileIdOf(advisor),
    ...view,
    at: new Date(view.at),
  })

test('an administrator reads who searched by what, and never the name that was searched', async () => {
  const query = 'term=lavoie&countryCode=GB&advisoryLevels=2,3&area=1,2 3,4 5,6&fromDate=2026-05-01'
  await at.get(advisor, `/company/companies/aurora/itineraryreport/search?${query}`)
  const { responseData, totalItemCount } = await read()
  expect(totalItemCount).toBe(1)
  expect(responseData[0]).toMatchObject({ kind: 'search', bookingIds: [], about: '' })
  expect(responseData[0]?.viewer).not.toBe('')
  expect(new Map(responseData[0]?.conditions.map(({ name, value }) => [name, value]))).toEqual(
    new Map([
      ['term', ''],
      ['countryCode', 'GB'],
      ['advisoryLevels', '2,3'],
      ['area', '1,2 3,4 5,6'],
      ['fromDate', '2026-05-01'],
    ]),
  )
  expect(JSON.stringify(responseData)).not.toContain('lavoie')
})

test('views of one advisor, kind and subject within ten minutes are one; all others are recorded', async () => {
  const view = (minute: number, changed: Partial<{ who: Handle; kind: RiskViewKind; subject: string }> = {}) => {
    const { who = advisor, kind = 'contactCard', subject = 'ABC123' } = changed
    const now = () => new Date(Date.UTC(2026, 4, 1, 10, minute))
    const caller = { companyId: 'aurora', profileId: profileIdOf(who) }
    return recordRiskView(caller, { kind, subject }, { db: at.services.db, now })
  }
  await view(0)
  await view(9)
  expect(await at.services.db.$count(riskViews)).toBe(1)
  await view(9, { subject: 'DEF456' })
  await view(9, { kind: 'tripAdvice' })
  await view(9, { who: 'everything@aurora' })
  await view(10)
  expect(await at.services.db.$count(riskViews)).toBe(5)
})

test('a recorded search is read back as it was made, whatever was searched', () => {
  const filters = { countryCode: 'GB', term: 'a b=c', area: '1,2 3,4 5,6', noAnswer: true, tripStatuses: ['Past'] }
  expect(conditionsOf(searchSubject(filters))).toEqual([
    { name: 'countryCode', value: 'GB' },
    { name: 'term', value: '' },
    { name: 'area', value: '1,2 3,4 5,6' },
    { name: 'noAnswer', value: 'true' },
    { name: 'tripStatuses', value: 'Past' },
  ])
  expect(conditionsOf('')).toEqual([])
})

test('views of trips name their bookings, and those of a roll call its subject', async () => {
  const askedAt = new Date('2026-05-01T08:00:00Z')
  await at.services.db.insert(rollCalls).values({
    id: 'rc-views',
    companyId: 'aurora',
    kind: 'rollCall',
    about: 'Storm in London',
    note: '',
    askedBy: profileIdOf(advisor),
    askedAt,
    expiresAt: askedAt,
  })
  await plant({ kind: 'contactCard', subject: 'ABC123', at: '2026-05-01T10:00:00Z' })
  await plant({ kind: 'rollCallPreview', subject: 'ABC123 DEF456', at: '2026-05-02T10:00:00Z' })
  await plant({ kind: 'rollCallPreview', subject: 'term countryCode=GB', at: '2026-05-03T10:00:00Z' })
  await plant({ kind: 'rollCall', subject: 'rc-views', at: '2026-05-04T10:00:00Z' })
  expect((await read()).responseData).toMatchObject([
    { kind: 'rollCall', about: 'Storm in London', bookingIds: [], conditions: [] },
    { kind: 'rollCallPreview', bookingIds: [], conditions: [{ name: 'term' }, { name: 'countryCode', value: 'GB' }] },
    { kind: 'rollCallPreview', bookingIds: ['ABC123', 'DEF456'], conditions: [] },
    { kind: 'contactCard', bookingIds: ['ABC123'], conditions: [] },
  ])
})

test('the record is filtered by advisor, kind and time, page by page, and has the views of one company', async () => {
  for (const day of ['01', '02', '03'])
    await plant({
      kind: day === '02' ? 'download' : 'search',
      subject: `countryCode=C${day}`,
      at: `2026-05-${day}T10:00:00Z`,
    })
  await plant({ kind: 'search', subject: 'countryCode=FR', at: '2026-05-04T10:00:00Z', companyId: 'boreal' })
  const values = async (query: string) =>
    (await read(query)).responseData.map(({ conditions }) => conditions[0]?.value.slice(1))
  expect(await values('')).toEqual(['03', '02', '01'])
  expect(await values('?kind=download')).toEqual(['02'])
  expect(await values('?from=2026-05-02T10:00:00Z&before=2026-05-03T10:00:00Z')).toEqual(['02'])
  expect(await values('?pageSize=2&pageNumber=2')).toEqual(['01'])
  const viewer = (await read()).responseData[0]!.viewer
  expect(await values(`?search=${encodeURIComponent(viewer.split(' ')[0]!.toLowerCase())}`)).toHaveLength(3)
  expect(await values('?search=nobody')).toEqual([])
  expect((await at.send('admin@aurora', `${path}?from=yesterday`)).status).toBe(400)
})

test('a risk advisor who is no administrator neither reads nor deletes the record', async () => {
  await plant({ kind: 'search', subject: '', at: '2026-05-01T10:00:00Z' })
  expect((await at.send(advisor, path)).status).toBe(403)
  for (const who of [advisor, 'admin@aurora'] as const)
    expect((await at.send(who, path, { method: 'DELETE' })).status).toBe(405)
  expect(await at.services.db.$count(riskViews)).toBe(1)
})
