import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Employee, EmployeePage } from '#contract/employees/employees.ts'
import type { Import, ImportedRow } from '#contract/employees/imports.ts'
import type { IssuedScimToken } from '#contract/admin/scimTokens.ts'
import { costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { newEmployeeForm, newEmployeeValues, statusFlags } from '@/domains/admin/employees.rules'
import { lookThrough, sentRows } from '@/domains/admin/imports/readRows'
import { firstAdmin, openFirstCompany } from '#tests/support/admin/firstPeople.ts'

// §3 Employee, §4, §5: an employee added by an administrator can book after completing their own details.
let at: Awaited<ReturnType<typeof openFirstCompany>>
beforeAll(async () => {
  at = await openFirstCompany()
})
afterAll(() => at.close())

const canBook = { mayBook: true, issues: [] }
let made = 0
/** The body that the form sends when its necessary fields alone are filled in. */
const typed = (changed: object = {}) => {
  made += 1
  const values = newEmployeeValues('en-CA')
  const person = { firstName: 'Bo', lastName: 'Quill', externalId: `F${made}`, email: `bo${made}@first.example` }
  return newEmployeeForm.parse({ ...values, ...person, countryCode: 'CA', ...changed })
}
const add = (changed: object = {}) => at.done<Employee>(firstAdmin, 'POST', `${at.admin}/employees`, typed(changed))
const inRow = async (email: string) => {
  const page = await at.done<EmployeePage>(firstAdmin, 'GET', `${at.admin}/employees?term=${email}`)
  return page.responseData[0]!
}
const cannotBook = async () => {
  const page = await at.done<EmployeePage>(firstAdmin, 'GET', `${at.admin}/employees?needs=cannotBook&active=true`)
  return page.responseData
}
const givePolicy = (id: string, travelPolicyId: string | null) =>
  at.services.db.update(employees).set({ travelPolicyId }).where(eq(employees.id, id))

test('an employee added by the form with only the required fields can book', async () => {
  const { email } = await add()
  await at.complete(email)
  expect(await at.booking(email)).toEqual(canBook)
})

/** Brings a table as the application does. */
async function bring(text: string) {
  const read = await lookThrough(new File([text], 'people.csv'), 'employees')
  if (typeof read === 'string') throw new Error(read)
  const columns = read.found.places.flatMap((place) => place ?? [])
  const rows: ImportedRow[] = []
  for await (const row of sentRows(read, 0)) rows.push(row)
  const imports = `${at.admin}/imports`
  const begun = { kind: 'employees', fileName: 'people.csv', columns, totalRows: rows.length }
  const { id } = await at.done<Import>(firstAdmin, 'POST', imports, begun)
  await at.done(firstAdmin, 'POST', `${imports}/${id}/rows`, { rows })
  const checked = await at.done<Import>(firstAdmin, 'POST', `${imports}/${id}/check`)
  const run = () => at.done<Import>(firstAdmin, 'POST', `${imports}/${id}/run`, { mode: 'allOrNothing' })
  return { checked, run }
}
const template = async () => (await at.send(firstAdmin, 'GET', `${at.admin}/imports/template?kind=employees`)).text()

test("an employee of the unchanged template, with the company's own cells, can book", async () => {
  const [headings, example] = (await template()).trim().split('\r\n')
  // The example refers to a manager, an approver and a cost centre that this company has under other numbers.
  const own = ['T1', 'Cy', '', 'Quill', 'cy@first.example']
  const row = example!.split(',').map((_, index) => own[index] ?? '')
  const { checked, run } = await bring(`${headings}\r\n${row.join(',')}\r\n`)
  expect(checked).toMatchObject({ badRows: 0, toAdd: 1, unready: { people: 0 } })
  expect(await run()).toMatchObject({ status: 'done' })
  await at.complete('cy@first.example')
  expect(await at.booking('cy@first.example')).toEqual(canBook)
})

test('an employee provisioned by a directory with name and address only can book', async () => {
  const made = { name: 'Directory', days: 90 }
  const { token } = await at.done<IssuedScimToken>(firstAdmin, 'POST', `${at.admin}/scim-tokens`, made)
  const answer = await at.scim.request('/scim/v2/Users', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/scim+json' },
    body: JSON.stringify({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'di@first.example',
      name: { givenName: 'Di', familyName: 'Quill' },
    }),
  })
  expect(answer.status).toBe(201)
  await at.complete('di@first.example')
  expect(await at.booking('di@first.example')).toEqual(canBook)
})

test('an empty policy is the company’s default and an empty approver the manager, for new and changed employees', async () => {
  const manager = await add()
  const { id, travelPolicyId, approver } = await add({ managerId: manager.id })
  expect([travelPolicyId, approver?.id]).toEqual([`tp-${at.companyId}-standard`, manager.id])
  const change = { travelPolicyId: null, approverId: null }
  const after = await at.done<Employee>(firstAdmin, 'PATCH', `${at.admin}/employees/${id}`, change)
  expect([after.travelPolicyId, after.approver?.id]).toEqual([travelPolicyId, manager.id])
})

test('several top-level cost centers give no default, and employees who will not be able to book are named', async () => {
  const second = { id: 'second', companyId: at.companyId, externalId: '200', names: [], status: 'active' as const }
  await at.services.db.insert(costCenters).values(second)
  const { checked } = await bring('Number,First name,Last name,E-mail\r\nT2,Ed,Quill,ed@first.example\r\n')
  expect(checked.unready).toEqual({ people: 1, costCenter: 1, policy: 0, approver: 0 })
  expect((await add()).costCenterId).toBeNull()
  await at.services.db.delete(costCenters).where(eq(costCenters.id, 'second'))
})

test('the badge of the list and its filter find the same employees who cannot book', async () => {
  const [without, forbidden, complete] = [await add(), await add(), await add()]
  for (const { email } of [without, forbidden, complete]) await at.complete(email)
  await at.services.db.insert(travelPolicies).values({
    id: 'nothing',
    companyId: at.companyId,
    name: 'Nothing',
    isAllowedSelf: true,
    isAllowedTransient: false,
    isAllowedEvent: false,
    fareTolerancePercent: 0,
    hotelNightLimit: 1,
    businessFromHours: 0,
    needsApproval: false,
  })
  await givePolicy(without.id, null)
  await givePolicy(forbidden.id, 'nothing')
  const found = (await cannotBook()).map(({ id }) => id)
  for (const [{ id, email }, holds] of [
    [without, true],
    [forbidden, true],
    [complete, false],
  ] as const) {
    expect(statusFlags(await inRow(email)).includes('cannotBook'), email).toBe(holds)
    expect(found.includes(id), email).toBe(holds)
  }
})

test('an employee without approver and manager is refused or counted where the policy requires approval', async () => {
  const strict = and(at.companyId)
  await at.services.db.update(travelPolicies).set({ needsApproval: true }).where(strict)
  const refused = await at.send(firstAdmin, 'POST', `${at.admin}/employees`, typed())
  expect([refused.status, await refused.json()]).toMatchObject([400, { problems: [{ field: 'approverId' }] }])
  const { checked } = await bring('Number,First name,Last name,E-mail\r\nT3,Flo,Quill,flo@first.example\r\n')
  expect(checked.unready).toMatchObject({ people: 1, approver: 1 })
  await at.services.db.update(travelPolicies).set({ needsApproval: false }).where(strict)
})

test('a bulk change sets one policy and one approver, and names each employee left without an approver', async () => {
  const [boss, one, other] = [await add(), await add(), await add()]
  const bulk = (change: object, ...employeeIds: string[]) =>
    at.done(firstAdmin, 'POST', `${at.admin}/employees/bulk`, { employeeIds, change })
  const strict = { ...standardRow(), id: 'strict', name: 'Strict', needsApproval: true, isDefault: false }
  await at.services.db.insert(travelPolicies).values(strict)
  const policy = { kind: 'policy', travelPolicyId: 'strict' }
  expect(await bulk(policy, one.id, other.id)).toMatchObject({ changed: 0, skipped: [{ reason: 'noApprover' }, {}] })
  const approver = { kind: 'approver', approverId: boss.id }
  expect(await bulk(approver, boss.id, one.id, other.id)).toMatchObject({
    changed: 2,
    skipped: [{ id: boss.id, reason: 'ownApprover' }],
  })
  expect(await bulk(policy, one.id, other.id)).toMatchObject({ changed: 2, skipped: [] })
  expect(await at.done(firstAdmin, 'GET', `${at.admin}/employees/${other.id}`)).toMatchObject({
    travelPolicyId: 'strict',
    approver: { id: boss.id },
  })
})

const and = (companyId: string) => eq(travelPolicies.id, `tp-${companyId}-standard`)
const standardRow = () => ({
  companyId: at.companyId,
  isAllowedSelf: true,
  isAllowedTransient: true,
  isAllowedEvent: true,
  fareTolerancePercent: 15,
  hotelNightLimit: 300,
  businessFromHours: 8,
})
