import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Import } from '#contract/employees/imports.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { type Handle, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { importDesk } from '#tests/support/admin/importDesk.ts'

// An import, and what else is done at the same moment.

const desk = await importDesk()
const { db } = desk.services

let made = 0
/** New employees at each call. */
const newPeople = (count: number) =>
  Array.from({ length: count }, () => {
    made += 1
    const externalId = `O${made}`
    return { externalId, firstName: 'Ada', lastName: 'Quill', email: `once${made}@quill.example` }
  })
const importOf = (id: string) => desk.get<Import>(desk.administrator, `${desk.list}/${id}`)
const runOf = (id: string) => desk.sendAs(desk.administrator, `/${id}/run`, { mode: 'skipBad' })

test('a table that several requests write at once is written and recorded once', async () => {
  const { id } = await desk.check('employees', newPeople(3))
  const answers = await Promise.all([runOf(id), runOf(id), runOf(id)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect(await importOf(id)).toMatchObject({ status: 'done', doneRows: 3 })
  expect(await db.$count(companyChanges, eq(companyChanges.entityId, id))).toBe(1)
})

test('a table that is written while its administrator begins another one is done, not canceled', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const { id } = await desk.check('employees', newPeople(3))
    const another = desk.begin('employees', ['externalId', 'firstName', 'lastName', 'email'], 1)
    const [written, begun] = await Promise.all([runOf(id), another])
    const { status, doneRows } = await importOf(id)
    // Where the other one was begun before, nothing is written.
    const isWritten = written.status === 200
    expect([written.status, begun.status]).toEqual([isWritten ? 200 : 409, 200])
    expect([status, doneRows]).toEqual(isWritten ? ['done', 3] : ['cancelled', 0])
  }
})

test('what people change in their profiles while a table with them is written is kept', async () => {
  const editors: Handle[] = ['traveller@aurora', 'vip@aurora', 'arranger@aurora', 'finance@aurora']
  const known = await db
    .select({ employee: employees, profile: profiles })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(inArray(profiles.id, [...editors, 'risk@aurora' as const].map(profileIdOf)))
  const rowsWith = (middleName: string, lastPhone: string) =>
    known.map(({ employee, profile }, index) => ({
      externalId: employee.externalId,
      firstName: profile.firstName,
      middleName,
      lastName: profile.lastName,
      email: profile.email,
      mobilePhone: profile.id === profileIdOf('risk@aurora') ? lastPhone : `+1514555013${index}`,
    }))
  expect(await desk.bring('employees', rowsWith('', '+15145550140'))).toMatchObject({ badRows: 0 })
  const { id } = await desk.check('employees', [...rowsWith('Kim', '+15145550141'), ...newPeople(60)])
  const edit = (who: Handle) =>
    desk.send(who, `/main${placeOf(who)}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json-patch+json' },
      body: JSON.stringify([{ op: 'replace', path: '/phoneExtension', value: '77' }]),
    })
  const [written, ...edited] = await Promise.all([runOf(id), ...editors.map(edit)])
  expect([written, ...edited].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const isKept = and(
    inArray(profiles.id, editors.map(profileIdOf)),
    eq(profiles.phoneExtension, '77'),
    eq(profiles.middleName, 'Kim'),
  )
  expect(await db.$count(profiles, isKept)).toBe(editors.length)
})
