import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { costCenterLimits, type CostCenter, type CostCenterPage } from '#contract/employees/costCenters.ts'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { admin, centers, costCenterDesk } from '#tests/support/admin/costCenterDesk.ts'
import { refused } from '#tests/support/events/groupDesk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const { added, add, ask, center, named, patch, read } = costCenterDesk(() => at)
const page = async (query: string) => read<CostCenterPage>(await ask(admin, 'GET', `${centers}?${query}`))
const numbers = async (query: string) => (await page(query)).responseData.map(({ externalId }) => externalId)
const at400 = (field: string, code: string) => [400, 'badInput', [{ field, code }]]

describe('the list of cost centers', () => {
  test('the list has all cost centers by number, with people, roles, children and ancestors', async () => {
    const { responseData, totalItemCount } = await page('')
    expect(totalItemCount).toBe(12)
    expect(responseData.map(({ externalId }) => externalId).slice(0, 3)).toEqual(['100', '110', '120'])
    const sales = responseData.find(({ externalId }) => externalId === '210')!
    const people = await at.services.db.$count(
      employees,
      and(eq(employees.costCenterId, 'cc-aurora-210'), eq(employees.status, 'active'), eq(employees.type, 'employee')),
    )
    expect(people).toBeGreaterThan(0)
    expect(sales).toMatchObject({ id: 'cc-aurora-210', status: 'active', parentId: 'cc-aurora-200', employees: people })
    expect(sales.above.map(({ externalId }) => externalId)).toEqual(['200'])
    expect(sales.roles.map(({ type, status, employeeName }) => [type, status, employeeName])).toEqual([
      ['owner', 'active', 'Étienne Lavoie'],
      ['approver', 'ended', 'Olivier Bouchard'],
      ['approver', 'active', 'Camille Tremblay'],
      ['delegate', 'planned', 'Noor Haddad'],
    ])
    expect(responseData[0]).toMatchObject({ externalId: '100', parentId: null, children: 2, above: [] })
  })

  test('the list finds numbers and names in any language, without accents, and takes % literally', async () => {
    expect(await numbers('term=montreal')).toEqual([])
    expect(await numbers('term=INGENIERIA')).toEqual(['310'])
    expect(await numbers('term=recherche')).toEqual(['300'])
    expect(await numbers('term=41')).toEqual(['410'])
    expect(await numbers('term=%25')).toEqual([])
    // The keys under which names are kept are no names.
    expect(await numbers('term=locale')).toEqual([])
    expect(await numbers('term=en-CA')).toEqual([])
  })

  test('the list answers the top level, the children of one cost center, and pages', async () => {
    expect(await numbers('parentId=root')).toEqual(['100', '200', '300', '400'])
    expect(await numbers('parentId=cc-aurora-400')).toEqual(['410', '420'])
    expect(await numbers('parentId=cc-boreal-B10')).toEqual([])
    expect(await numbers('status=inactive')).toEqual([])
    const second = await page('pageSize=5&pageNumber=2')
    expect(second).toMatchObject({ prevPage: 1, nextPage: 3, totalItemCount: 12 })
    expect(second.responseData[0]?.externalId).toBe('220')
  })

  test('the list counts no former employee and no guest', async () => {
    const { db } = at.services
    const before = (await center('cc-aurora-320')).employees
    const isHere = and(eq(employees.costCenterId, 'cc-aurora-320'), eq(employees.status, 'active'))
    const [somebody] = await db.select().from(employees).where(isHere).limit(1)
    const them = eq(employees.id, somebody!.id)
    await db.update(employees).set({ status: 'inactive' }).where(them)
    expect((await center('cc-aurora-320')).employees).toBe(before - 1)
    await db.update(employees).set({ status: 'active', type: 'guest' }).where(them)
    expect((await center('cc-aurora-320')).employees).toBe(before - 1)
    await db.update(employees).set({ type: somebody!.type }).where(them)
  })

  test('the list is open to administrators, for their own company', async () => {
    expect((await ask('traveller@aurora', 'GET', centers)).status).toBe(403)
    expect((await ask('admin@boreal', 'GET', centers)).status).toBe(404)
    expect((await ask(admin, 'GET', `${centers}/cc-boreal-B10`)).status).toBe(404)
  })
})

describe('adding a cost center', () => {
  test('an added cost center keeps its names and is in the record of changes', async () => {
    const names = [
      { locale: 'es-ES' as const, value: 'Calidad' },
      { locale: 'en-CA' as const, value: ' Quality ' },
      { locale: 'fr-CA' as const, value: '' },
    ]
    const made = await read<CostCenter>(await add('430', { names, parentId: 'cc-aurora-400' }))
    expect(made).toMatchObject({
      externalId: '430',
      companyId: 'aurora',
      names: [
        { locale: 'en-CA', value: 'Quality' },
        { locale: 'es-ES', value: 'Calidad' },
      ],
      employees: 0,
      roles: [],
      version: 1,
    })
    expect(made.above.map(({ externalId }) => externalId)).toEqual(['400'])
    const changes = await at.get<CompanyChangePage>(
      admin,
      `/company/admin/companies/aurora/changes?entityId=${made.id}`,
    )
    expect(changes.responseData).toMatchObject([
      {
        entity: 'costCenter',
        entityName: '430 Quality',
        action: 'added',
        actorName: 'Priya Raghavan',
        changes: [
          { field: 'externalId', from: null, to: '430' },
          { field: 'names.en-CA', from: null, to: 'Quality' },
          { field: 'names.es-ES', from: null, to: 'Calidad' },
          { field: 'status', from: null, to: 'active' },
          { field: 'parentId', from: null, to: '400' },
        ],
      },
    ])
  })

  test.each([
    ['a number that is taken', { externalId: '210' }, [409, 'taken', [{ field: 'externalId', code: 'taken' }]]],
    ['no number', { externalId: ' ' }, at400('externalId', 'required')],
    ['no English name', { names: [{ locale: 'fr-CA', value: 'Qualité' }] }, at400('names.0.value', 'required')],
    ['a name twice', { names: [...named('A'), ...named('B')] }, at400('names.1.locale', 'alreadyThere')],
    ['nothing above it that there is', { parentId: 'cc-nowhere' }, at400('parentId', 'costCenter')],
    ['one of another company above it', { parentId: 'cc-boreal-B10' }, at400('parentId', 'costCenter')],
  ])('a cost center with %s is refused', async (_, changed, expected) => {
    expect(await refused(await add('999', changed as object))).toEqual(expected)
  })

  test('a cost center may have the number of another company’s', async () => {
    expect((await add('B10')).status).toBe(200)
  })
})

describe('changing a cost center', () => {
  test('a cost center is changed in the version that was seen, and keeps its version without a change', async () => {
    const id = await added('510')
    const changed = await read<CostCenter>(await patch(id, { externalId: '511', version: 1 }))
    expect(changed).toMatchObject({ externalId: '511', version: 2, names: named('510') })
    expect(await refused(await patch(id, { externalId: '512', version: 1 }))).toEqual([
      412,
      'changedMeanwhile',
      changed,
    ])
    expect(await read(await patch(id, { externalId: '511', version: 2 }))).toEqual(changed)
    expect(await refused(await patch(id, { externalId: '210' }))).toEqual([
      409,
      'taken',
      [{ field: 'externalId', code: 'taken' }],
    ])
  })

  test('a cost center is never placed below itself', async () => {
    const top = await added('520')
    const middle = await added('521', { parentId: top })
    const low = await added('522', { parentId: middle })
    for (const parentId of [top, middle, low])
      expect(await refused(await patch(top, { parentId }))).toEqual(at400('parentId', 'cycle'))
    expect((await read<CostCenter>(await patch(low, { parentId: top }))).above).toHaveLength(1)
    expect((await read<CostCenter>(await patch(low, { parentId: null }))).above).toEqual([])
  })

  test('one of two simultaneous moves that would close a circle is refused', async () => {
    const [one, other] = [await added('530'), await added('531')]
    const answers = await Promise.all([patch(one, { parentId: other }), patch(other, { parentId: one })])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
  })

  test('cost centers are nested up to the limit only, counting those that move along', async () => {
    let lowest: string | null = null
    for (let level = 1; level <= costCenterLimits.depth; level += 1)
      lowest = await added(`54-${level}`, { parentId: lowest })
    expect((await center(lowest!)).above).toHaveLength(costCenterLimits.depth - 1)
    expect(await refused(await add('549', { parentId: lowest! }))).toEqual(at400('parentId', 'tooDeep'))
    const topOfTwo = await added('550')
    await added('551', { parentId: topOfTwo })
    const { above } = await center(lowest!)
    const lastButOne = above.at(-1)!.id
    expect(await refused(await patch(topOfTwo, { parentId: lastButOne }))).toEqual(at400('parentId', 'tooDeep'))
    expect((await patch(topOfTwo, { parentId: above.at(-2)!.id })).status).toBe(200)
  })

  test('only an empty cost center is deactivated, and a refusal counts the people in it', async () => {
    const people = (await center('cc-aurora-400')).employees
    expect(people).toBeGreaterThan(0)
    const answer = await patch('cc-aurora-400', { status: 'inactive' })
    const body = (await answer.clone().json()) as { message: string; current: CostCenter }
    expect(await refused(answer)).toEqual([409, 'inUse', body.current, [{ field: 'status', code: 'inUse' }]])
    expect(body.message).toContain(`${people} active people and 3 active cost centres below`)
    expect(body.current).toMatchObject({ id: 'cc-aurora-400', employees: people })
  })

  test('an inactive cost center takes nothing below it, and becomes active only below an active one', async () => {
    const top = await added('560')
    const low = await added('561', { parentId: top })
    at.clock.now = new Date(at.clock.now.getTime() + 1000)
    expect((await patch(top, { status: 'inactive' })).status).toBe(409)
    expect((await patch(low, { status: 'inactive' })).status).toBe(200)
    expect((await patch(top, { status: 'inactive' })).status).toBe(200)
    expect(await refused(await add('562', { parentId: top }))).toEqual(at400('parentId', 'costCenter'))
    expect(await refused(await patch(low, { status: 'active' }))).toEqual(at400('parentId', 'costCenter'))
    // It may be renamed where it is.
    expect((await patch(low, { names: named('Closed') })).status).toBe(200)
    expect((await patch(low, { status: 'active', parentId: null })).status).toBe(200)
    const { responseData } = await at.get<CompanyChangePage>(
      admin,
      `/company/admin/companies/aurora/changes?entity=costCenter&entityId=${top}`,
    )
    expect(responseData.map(({ action, changes }) => [action, changes.length])).toEqual([
      ['deactivated', 1],
      ['added', 3],
    ])
  })
})

test('§7 the people of a cost center are answered by its id or number', async () => {
  const group = (costCenter: string) =>
    ask(admin, 'GET', `/company/admin/companies/aurora/groupid-by-cost-center?costCenter=${costCenter}`)
  expect(await read(await group('cc-aurora-210'))).toEqual({ groupId: 'aurora-staff' })
  expect(await read(await group('420'))).toEqual({ groupId: 'aurora-staff' })
  expect((await group('cc-boreal-B10')).status).toBe(404)
  expect((await group('9999')).status).toBe(404)
  expect((await group('')).status).toBe(400)
})
