import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardAssignments, CompanyCard, CompanyCardPage } from '#contract/admin/companyCards.ts'
import { cardAssignments, companyCards as cardTable, companyChanges } from '#server/db/schema/company/admin.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import {
  administrator,
  cardsOf,
  companyCardDesk,
  companyCards,
  earlierMonth,
  goodMonth,
} from '#tests/support/admin/companyCardDesk.ts'
import { refused } from '#tests/support/events/groupDesk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const { add, added, ask, assign, assigned, pathOf, read } = companyCardDesk(() => at)
const changesOf = (entityId: string) =>
  at.services.db
    .select({ action: companyChanges.action, changes: companyChanges.changes, by: companyChanges.actorProfileId })
    .from(companyChanges)
    .where(and(eq(companyChanges.entity, 'card'), eq(companyChanges.entityId, entityId)))
    .orderBy(companyChanges.at, companyChanges.position)

test('a card is stored sealed, answered with its first five and last four digits, and exists once in the company', async () => {
  const card = await added('110')
  expect(card).toEqual({
    id: expect.any(String),
    name: 'Plant trips',
    number: '42424*******4242',
    brand: 'Visa',
    expiryDate: goodMonth,
    uses: ['air', 'rail', 'hotel', 'car'],
    costCenter: { id: 'cc-aurora-110', externalId: '110', names: expect.any(Array) },
    assignedCostCenters: 0,
    assignedEmployees: 0,
    version: 1,
  })
  const [stored] = await at.services.db.select().from(cardTable).where(eq(cardTable.id, card.id))
  expect(JSON.stringify(stored)).not.toContain('4242424242424242')
  expect(at.services.sealer.open(stored!.sealedNumber)).toBe('4242424242424242')
  // Also where another cost centre would keep it.
  expect(await refused(await add('120', { name: 'Again' }))).toEqual([
    409,
    'alreadyThere',
    [{ field: 'number', code: 'alreadyThere' }],
  ])
  expect(await at.get<CompanyCard>(administrator, pathOf(card))).toEqual(card)
  expect(await at.get<CompanyCard[]>(administrator, cardsOf('110'))).toEqual([card])
  expect(await at.get<CompanyCard[]>(administrator, cardsOf('120'))).toEqual([])
})

test.each([
  ['a wrong check digit', { number: '4242 4242 4242 4241' }, 'number'],
  ['a month that is over', { number: '5555555555554444', expiryDate: '2020-01' }, 'expiryDate'],
  ['no use', { number: '5555555555554444', uses: [] }, 'uses'],
  ['a security code', { number: '5555555555554444', cvv: '123' }, undefined],
])('a card with %s is refused at its field', async (_, changed, field) => {
  const answer = await add('110', changed)
  expect(answer.status).toBe(400)
  const { problems } = (await answer.json()) as { problems?: { field: string }[] }
  if (field) expect(problems).toMatchObject([{ field }])
})

test('an unknown cost center is 404, and an inactive one takes no card', async () => {
  expect(
    (await ask('POST', cardsOf('999'), { number: '1', name: 'x', expiryDate: goodMonth, uses: ['air'] })).status,
  ).toBe(400)
  expect((await add('999', { number: '5555555555554444' })).status).toBe(404)
  expect((await ask('GET', cardsOf('999'))).status).toBe(404)
  const isThis = eq(costCenters.id, 'cc-aurora-320')
  await at.services.db.update(costCenters).set({ status: 'inactive' }).where(isThis)
  expect((await refused(await add('320', { number: '5555555555554444' })))[1]).toBe('costCenterInactive')
  await at.services.db.update(costCenters).set({ status: 'active' }).where(isThis)
})

test('a card is changed in the version that was seen, and removed with its assignments', async () => {
  const card = await added('210', { number: '4000 0566 5566 5556', name: 'Fairs', uses: ['hotel'] })
  const body = { name: 'Trade fairs', expiryDate: earlierMonth, uses: ['car', 'hotel'], version: 1 }
  const changed = await read<CompanyCard>(await ask('PUT', pathOf(card), body))
  expect(changed).toEqual({
    ...card,
    name: 'Trade fairs',
    expiryDate: earlierMonth,
    uses: ['hotel', 'car'],
    version: 2,
  })
  expect(await refused(await ask('PUT', pathOf(card), body))).toEqual([412, 'changedMeanwhile', changed])
  // Nothing to change is no change.
  expect(await read(await ask('PUT', pathOf(card), { ...body, version: 2 }))).toEqual(changed)
  const renewed = await read<CompanyCard>(
    await ask('PUT', pathOf(card), { ...body, version: 2, number: '5200 8282 8282 8210' }),
  )
  expect(renewed).toMatchObject({ number: '52008*******8210', brand: 'Mastercard', version: 3 })
  expect((await refused(await ask('PUT', pathOf(card), { ...body, version: 3, number: '4242424242424242' })))[1]).toBe(
    'alreadyThere',
  )
  await assigned(card, { employeeIds: ['e-aurora-004'] })
  expect((await ask('DELETE', `${pathOf(card)}?version=3`)).status).toBe(412)
  expect(await read(await ask('DELETE', `${pathOf(card)}?version=4`))).toEqual({ id: card.id })
  expect((await ask('GET', pathOf(card))).status).toBe(404)
  expect(await at.services.db.$count(cardAssignments, eq(cardAssignments.cardId, card.id))).toBe(0)
  expect(await changesOf(card.id)).toMatchObject([
    {
      action: 'added',
      by: 'p-aurora-admin',
      changes: expect.arrayContaining([{ field: 'number', from: null, to: card.number }]),
    },
    {
      action: 'changed',
      changes: [
        { field: 'name', from: 'Fairs', to: 'Trade fairs' },
        { field: 'expiryDate', from: goodMonth, to: earlierMonth },
        { field: 'uses', from: 'hotel', to: 'hotel, car' },
      ],
    },
    { action: 'changed', changes: [{ field: 'number', from: card.number, to: renewed.number }] },
    { action: 'changed', changes: [{ field: 'employees', from: null, to: null }] },
    { action: 'removed' },
  ])
})

test('a card belongs to the cost centre of its address', async () => {
  const card = await added('220', { number: '4000 0035 6000 0008', name: 'Elsewhere' })
  expect((await ask('GET', `${cardsOf('210')}/${card.id}`)).status).toBe(404)
  expect((await ask('DELETE', `${cardsOf('210')}/${card.id}`)).status).toBe(404)
  expect(
    (await ask('PUT', `${cardsOf('210')}/${card.id}/assignments`, { costCenters: [], employeeIds: [] })).status,
  ).toBe(404)
})

test('the list of all cards is paged, found by name, digits and cost center, and counts the assignments', async () => {
  const pageOf = (query: string) => at.get<CompanyCardPage>(administrator, `${companyCards}?${query}`)
  const card = await added('310', { number: '3782 822463 10005', name: 'Ingénierie' })
  await assigned(card, {
    costCenters: [{ id: 'cc-aurora-310', includesBelow: true }],
    employeeIds: ['e-aurora-004', 'e-aurora-005'],
  })
  const found = (page: CompanyCardPage) => page.responseData.map(({ name }) => name)
  for (const query of ['term=ingenierie', 'term=0005', 'term=310%20american', 'costCenterId=cc-aurora-310'])
    expect(found(await pageOf(query)), query).toEqual(['Ingénierie'])
  expect((await pageOf('term=ingenierie')).responseData[0]).toMatchObject({
    assignedCostCenters: 1,
    assignedEmployees: 2,
  })
  // The masked digits of a card number are not searched.
  expect(found(await pageOf('term=37828'))).toEqual([])
  const all = await pageOf('')
  const numbers = all.responseData.map(({ costCenter }) => costCenter.externalId)
  expect(numbers).toEqual(numbers.toSorted())
  expect(numbers).toContain('400')
  expect(await pageOf('pageSize=1&pageNumber=2')).toMatchObject({
    totalItemCount: all.totalItemCount,
    prevPage: 1,
    responseData: [all.responseData[1]],
  })
})

test('the assignments of a card are set as a whole; an inactive or repeated person is refused at its place', async () => {
  const card = await added('420', { number: '3714 496353 98431', name: 'People' })
  const path = `${pathOf(card)}/assignments`
  expect(await at.get<CardAssignments>(administrator, path)).toEqual({ costCenters: [], employees: [], version: 1 })
  await at.services.db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, 'e-aurora-007'))
  const wrong = await assign(card, {
    costCenters: [
      { id: 'cc-aurora-420', includesBelow: false },
      { id: 'cc-boreal-B10', includesBelow: true },
      { id: 'cc-aurora-420', includesBelow: true },
    ],
    employeeIds: ['e-aurora-004', 'e-aurora-007', 'e-boreal-traveller', 'e-aurora-guest-1'],
  })
  expect(await refused(wrong)).toEqual([
    400,
    'badInput',
    [
      { field: 'costCenters.1.id', code: 'costCenter' },
      { field: 'costCenters.2.id', code: 'alreadyThere' },
      { field: 'employeeIds.1', code: 'unknownPerson' },
      { field: 'employeeIds.2', code: 'unknownPerson' },
      { field: 'employeeIds.3', code: 'unknownPerson' },
    ],
  ])
  const set = await assigned(card, {
    costCenters: [{ id: 'cc-aurora-420', includesBelow: false }],
    employeeIds: ['e-aurora-004'],
    version: 1,
  })
  expect(set).toMatchObject({
    costCenters: [{ id: 'cc-aurora-420', externalId: '420', includesBelow: false }],
    employees: [{ id: 'e-aurora-004' }],
    version: 2,
  })
  expect(await at.get<CardAssignments>(administrator, path)).toEqual(set)
  expect(await refused(await assign(card, { version: 1 }))).toEqual([412, 'changedMeanwhile', set])
  // An employee who has left since stays on the list while others are changed.
  await at.services.db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, 'e-aurora-004'))
  const kept = await assigned(card, { employeeIds: ['e-aurora-004', 'e-aurora-005'], version: 2 })
  expect(kept.employees.map(({ id }) => id).toSorted()).toEqual(['e-aurora-004', 'e-aurora-005'])
  expect((await changesOf(card.id)).at(-1)?.changes).toEqual([
    { field: 'costCenters', from: '420', to: '' },
    { field: 'employees', from: null, to: null },
  ])
})

test('two simultaneous requests with the same number add one card, and one is told so', async () => {
  const answers = await Promise.all(
    [1, 2].map((each) => add('110', { number: '5555555555554444', name: `Card ${each}` })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('cards of another company are not found, and only an Admin reaches any card', async () => {
  const card = await added('110', { number: '4000 0012 4000 0000', name: 'Ours' })
  expect((await ask('GET', pathOf(card), undefined, 'admin@boreal')).status).toBe(404)
  expect((await ask('GET', pathOf(card), undefined, 'finance@aurora')).status).toBe(403)
  const boreal = '/company/admin/companies/boreal/payment-methods'
  expect(await at.get<CompanyCardPage>('admin@boreal', boreal)).toMatchObject({ totalItemCount: 0 })
  const elsewhere = boreal.replace('payment-methods', `cost-centers/cc-aurora-110/payment-methods/${card.id}`)
  expect((await ask('GET', elsewhere, undefined, 'admin@boreal')).status).toBe(404)
})
