import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EmployeePage } from '#contract/employees/employees.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { importDesk } from '#tests/support/admin/importDesk.ts'

// The people added by an import are recorded, so that only they can be invited.

const desk = await importDesk()
const { db } = desk.services

let made = 0
/** A new employee at each call. */
const ada = () => {
  made += 1
  return { externalId: `P${made}`, firstName: 'Ada', lastName: 'Quill', email: `pada${made}@quill.example` }
}

test('an imported new employee is found by the import that added them, as one to invite until invited', async () => {
  const [first, second] = [ada(), ada()]
  const dry = await desk.check('employees', [first, { ...second, status: 'inactive' }])
  await desk.run(dry.id)
  const other = await desk.check('employees', [ada(), first])
  await desk.run(other.id)
  const found = async (query: string) => {
    const path = `/company/admin/companies/aurora/employees?importId=${dry.id}${query}`
    const { responseData } = await desk.get<EmployeePage>(desk.administrator, path)
    return responseData.map(({ externalId, invitedAt }) => [externalId, invitedAt])
  }
  expect(await found('')).toEqual([
    [first.externalId, null],
    [second.externalId, null],
  ])
  expect(await found('&needs=notInvited')).toEqual([[first.externalId, null]])
  await db.update(employees).set({ invitedAt: new Date() }).where(eq(employees.externalId, first.externalId))
  expect(await found('&needs=notInvited')).toEqual([])
})
