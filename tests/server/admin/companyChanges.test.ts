import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyChangePage } from '#contract/companyChanges.ts'
import { companyCards, imports, scimTokens } from '#server/db/schema/admin.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
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
  expect((await at.get<CompanyChangePage>('admin@boreal', path.replace('aurora', 'boreal'))).totalItemCount).toBe(0)
})
