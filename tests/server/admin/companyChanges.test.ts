import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import { companyCards, imports, scimTokens } from '#server/db/schema/company/admin.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { openTestApi } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const path = '/company/admin/companies/aurora/changes'
const changes = (query = '', language = 'en-CA') =>
  at.get<CompanyChangePage>('admin@aurora', path + query, { 'Accept-Language': language })

test('the record of changes lists who changed what, the newest first', async () => {
  const { responseData, totalItemCount } = await changes()
  expect(totalItemCount).toBe(5)
  expect(responseData.map((each) => [each.actorName, each.entity, each.entityName, each.action])).toEqual([
    ['Robin Ellis', 'costCenter', '420 People and culture', 'changed'],
    ['Priya Raghavan', 'costCenterRole', 'Camille Tremblay · 210 North American sales', 'added'],
    ['Priya Raghavan', 'employee', 'Camille Tremblay', 'changed'],
    ['Robin Ellis', 'settings', 'Aurora Industries', 'changed'],
    ['Priya Raghavan', 'role', 'Robin Ellis', 'added'],
  ])
  expect(responseData[0]).toMatchObject({
    isProvisioned: false,
    changes: [{ field: 'names.en-CA', from: 'Human resources', to: 'People and culture' }],
  })
  // Telephone numbers are kept as fields only.
  expect(responseData[3]?.changes[0]).toEqual({ field: 'agency.emergencyPhone', from: null, to: null })
})

test('the record of changes names cost centers in the language asked for', async () => {
  const { responseData } = await changes('?entity=costCenter', 'fr-CA')
  expect(responseData.map(({ entityName }) => entityName)).toEqual(['420 Personnes et culture'])
})

test('the record of changes is filtered by a kind of entity and by one entity, page by page', async () => {
  expect((await changes('?entity=role')).totalItemCount).toBe(1)
  expect((await changes('?entityId=e-aurora-traveller')).responseData).toHaveLength(1)
  expect((await changes('?entityId=e-aurora-traveller&entity=card')).responseData).toEqual([])
  const second = await changes('?pageSize=2&pageNumber=2')
  expect(second).toMatchObject({ prevPage: 1, nextPage: 3, totalPageCount: 3 })
  expect(second.responseData.map(({ entity }) => entity)).toEqual(['employee', 'settings'])
  expect((await at.send('admin@aurora', `${path}?entity=trip`)).status).toBe(400)
})

test.each([
  // Who did it, or whom it is about, whatever the case, the accents, and the order of the words.
  ['?search=ellis', ['costCenter', 'settings', 'role']],
  ['?search=RAGHAVAN%20priya', ['costCenterRole', 'employee', 'role']],
  ['?search=tremblay', ['costCenterRole', 'employee']],
  ['?search=culture', ['costCenter']],
  ['?search=420', ['costCenter']],
  ['?search=robin&action=added', ['role']],
  ['?search=nobody', []],
  ['?search=%25', ['costCenter', 'costCenterRole', 'employee', 'settings', 'role']],
  ['?action=added', ['costCenterRole', 'role']],
  ['?action=removed', []],
  ['?entity=role&action=changed', []],
  ['?from=2000-01-01T00:00:00Z', ['costCenter', 'costCenterRole', 'employee', 'settings', 'role']],
  ['?before=2000-01-01T00:00:00Z', []],
  ['?before=0000-01-01T00:00:00Z', []],
])('the record of changes is searched and filtered: %s', async (query, entities) => {
  expect((await changes(query)).responseData.map(({ entity }) => entity)).toEqual(entities)
})

test('the record of changes is cut at the instants asked for, the first included and the last not', async () => {
  const [newest, ...older] = (await changes()).responseData
  const cut = encodeURIComponent(newest!.at)
  expect((await changes(`?from=${cut}`)).responseData.map(({ id }) => id)).toEqual([newest!.id])
  expect((await changes(`?before=${cut}`)).responseData).toEqual(older)
  expect((await at.send('admin@aurora', `${path}?from=yesterday`)).status).toBe(400)
})

/** The lines of the record as a table. */
async function tableOf(query = '', language = 'en-CA') {
  const answer = await at.send('admin@aurora', `${path}/table${query}`, { headers: { 'Accept-Language': language } })
  const name = answer.headers.get('Content-Disposition') ?? ''
  return { name, lines: (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n') }
}

test('the record as a table has every change that the list finds, with a line for each changed field', async () => {
  const { responseData } = await changes()
  const { name, lines } = await tableOf()
  expect(name).toContain(`company-changes-${earliestDay(at.clock.now)}.csv`)
  expect(lines[0]).toBe('When (UTC),Changed by,By a program,Kind,Changed,What was done,Field,Before,After')
  expect(lines).toHaveLength(1 + responseData.reduce((sum, { changes: fields }) => sum + Math.max(1, fields.length), 0))
  expect(lines[1]).toBe(
    `${responseData[0]!.at.slice(0, 19).replace('T', ' ')},Robin Ellis,no,Cost centre,420 People and culture,changed,Name in English,Human resources,People and culture`,
  )
  // The value of a telephone number is not recorded.
  expect(lines.find((line) => line.includes('Aurora Industries'))).toMatch(/,Phone in an emergency,,$/)
})

test('the record as a table keeps the search, the filters and the language of the reader', async () => {
  const { lines } = await tableOf('?search=raghavan&action=added&entity=role')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Priya Raghavan,no,Role,Robin Ellis,added')
  const french = await tableOf('?entity=costCenter&cultureCode=fr-ca')
  expect(french.lines[1]).toContain(';Centre de coûts;420 Personnes et culture;')
  expect((await tableOf('?before=2000-01-01T00:00:00Z')).lines).toHaveLength(1)
  expect((await at.send('admin@aurora', `${path}/table?pageSize=1`)).status).toBe(400)
})

test('the record as a table has more changes than a page, the newest first', async () => {
  const { db, now } = at.services
  const many = Array.from({ length: 1100 }, (_, number) => ({
    companyId: 'cedar',
    at: new Date(+now() - number * 1000),
    action: 'changed' as const,
    entity: 'settings' as const,
    entityId: 'cedar',
    changes: [{ field: 'idleSeconds', from: null, to: String(number) }],
  }))
  const [admin] = await db.select().from(profiles).where(eq(profiles.companyId, 'cedar')).limit(1)
  await recordCompanyChanges(db, { profileId: admin!.id }, many)
  const answer = await at.send('admin@cedar', `${path.replace('aurora', 'cedar')}/table`)
  const lines = (await answer.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1101)
  const times = lines.slice(1).map((line) => line.split(',')[0]!)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('the record of changes names a provisioning client by its token, and each kind of entity by its own name', async () => {
  const { db, now } = at.services
  const createdAt = new Date(+now() - 60_000)
  await db.insert(scimTokens).values({
    id: 'token-1',
    companyId: 'aurora',
    name: 'Directory of Aurora',
    tokenHash: 'none',
    start: 'wm_',
    createdByProfileId: 'p-aurora-admin',
    createdAt,
  })
  await db.insert(companyCards).values({
    id: 'cc-card-1',
    companyId: 'aurora',
    costCenterId: 'cc-aurora-210',
    name: 'Sales card',
    brand: 'Visa',
    maskedNumber: '42424*******4242',
    sealedNumber: at.services.sealer.seal('none'),
    expiryMonth: '2099-01',
    uses: ['air'],
    createdAt,
  })
  await db.insert(imports).values({
    id: 'import-1',
    companyId: 'aurora',
    actorProfileId: 'p-aurora-admin',
    kind: 'employees',
    fileName: 'people.csv',
    columns: ['externalId'],
    status: 'done',
    totalRows: 1,
    createdAt,
  })
  const about = { companyId: 'aurora', at: now(), action: 'added' as const, changes: [] }
  await recordCompanyChanges(db, { scimTokenId: 'token-1' }, [
    { ...about, entity: 'employee', entityId: 'e-aurora-vip' },
    { ...about, entity: 'card', entityId: 'cc-card-1' },
    { ...about, entity: 'import', entityId: 'import-1' },
    { ...about, entity: 'scimToken', entityId: 'token-1' },
    { ...about, entity: 'card', entityId: 'cc-card-gone' },
  ])
  const { responseData } = await changes('?pageSize=5')
  expect(new Set(responseData.map(({ entity, entityName }) => `${entity}: ${entityName}`))).toEqual(
    new Set([
      'employee: Étienne Lavoie',
      'card: Sales card',
      'import: people.csv',
      'scimToken: Directory of Aurora',
      'card: ',
    ]),
  )
  expect(responseData.every((each) => each.isProvisioned && each.actorName === 'Directory of Aurora')).toBe(true)
})

test('the record of changes is open to administrators of the company only', async () => {
  expect((await at.send('finance@aurora', path)).status).toBe(403)
  expect((await at.send('admin@boreal', path)).status).toBe(404)
  expect((await at.send('finance@aurora', `${path}/table`)).status).toBe(403)
  expect((await at.send('admin@boreal', `${path}/table`)).status).toBe(404)
  expect((await at.get<CompanyChangePage>('admin@boreal', path.replace('aurora', 'boreal'))).totalItemCount).toBe(0)
})
