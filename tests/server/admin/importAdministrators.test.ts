import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { importLimits, type Import } from '#contract/employees/imports.ts'
import { scimTokens } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { importDesk } from '#tests/support/admin/importDesk.ts'

// An import takes no administrator's access without the question that the form asks.

const desk = await importDesk()
const { db } = desk.services
const [other, theirs] = ['e-aurora-everything', profileIdOf('everything@aurora')]
const ada = { firstName: 'Ada', lastName: 'Quill' }
let held: (typeof profileRoles.$inferSelect)[] | undefined
beforeEach(async () => {
  held ??= await db.select().from(profileRoles)
  await db.delete(profileRoles)
  await db.insert(profileRoles).values(held)
  await db.update(employees).set({ status: 'active' }).where(eq(employees.companyId, 'aurora'))
})

const rowOf = async (employeeId: string) => {
  const [row] = await db
    .select({
      externalId: employees.externalId,
      first: profiles.firstName,
      last: profiles.lastName,
      email: profiles.email,
    })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(eq(employees.id, employeeId))
  const { externalId, first: firstName, last: lastName, email } = row!
  return { externalId, firstName, lastName, email }
}
const isAdmin = async (profileId: string) =>
  (await adminsOf(db, 'aurora')).some((admin) => admin.profileId === profileId)
const runOf = (id: string, body: object) => desk.sendAs(desk.administrator, `/${id}/run`, body)

test.each([
  ['deactivates an administrator', { status: 'inactive' }, 'access'],
  ['takes the role of an administrator', { roles: 'VIP' }, 'role'],
])('an import that %s names them and writes nothing until that is confirmed', async (_, changed, loses) => {
  await db
    .insert(scimTokens)
    .values({
      id: 't-entra',
      companyId: 'aurora',
      name: 'Entra',
      tokenHash: 'none',
      start: 'none',
      createdAt: desk.clock.now,
      createdByProfileId: theirs,
    })
    .onConflictDoUpdate({ target: scimTokens.id, set: { endedAt: null } })
  const checked = await desk.check('employees', [{ ...(await rowOf(other)), ...changed }])
  const { firstName, lastName } = await rowOf(other)
  expect(checked.administrators).toEqual([
    { id: other, name: `${firstName} ${lastName}`, loses, tokenNames: ['Entra'] },
  ])

  for (const administrators of [undefined, [], ['e-aurora-admin']]) {
    const answer = await runOf(checked.id, { mode: 'skipBad', ...(administrators && { administrators }) })
    expect(await desk.refusal(answer)).toEqual([409, 'administratorsNotConfirmed'])
    expect(await isAdmin(theirs)).toBe(true)
  }
  const now = await desk.get<Import>(desk.administrator, `${desk.list}/${checked.id}`)
  expect(now).toMatchObject({ status: 'checked', doneRows: 0 })

  const done = await runOf(checked.id, { mode: 'skipBad', administrators: [other] })
  expect(await desk.answered(done)).toMatchObject({ status: 'done', doneRows: 1, administrators: [] })
  expect(await isAdmin(theirs)).toBe(false)
  expect(await db.$count(scimTokens, and(eq(scimTokens.id, 't-entra'), isNull(scimTokens.endedAt)))).toBe(0)
})

test('an import that leaves administrators as they are asks nothing', async () => {
  const checked = await desk.check('employees', [{ ...(await rowOf(other)), jobTitle: 'Head of travel' }])
  expect(checked.administrators).toEqual([])
  expect(await desk.run(checked.id)).toMatchObject({ status: 'done', doneRows: 1, badRows: 0 })
  expect(await isAdmin(theirs)).toBe(true)
})

test('an import that changes an administrator who is inactive already asks nothing', async () => {
  await db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, other))
  const checked = await desk.check('employees', [{ ...(await rowOf(other)), roles: 'VIP', status: 'inactive' }])
  expect(checked.administrators).toEqual([])
})

test('a person who becomes an administrator between two batches is left out, with the reason', async () => {
  const finance = { ...(await rowOf('e-aurora-finance')), status: 'inactive' }
  // The person is in the second batch.
  const many = Array.from({ length: importLimits.batch }, (_, at) => ({
    ...ada,
    externalId: `IA-${at}`,
    email: `ia${at}@quill.example`,
    status: '',
  }))
  const columns = ['externalId', 'firstName', 'lastName', 'email', 'status']
  const rows = desk.rowsOf(columns, [...many, finance])
  const { id } = await desk.answered(await desk.begin('employees', columns, rows.length))
  await desk.post(`/${id}/rows`, { rows: rows.slice(0, importLimits.batch) })
  await desk.post(`/${id}/rows`, { rows: rows.slice(importLimits.batch) })
  expect((await desk.post(`/${id}/check`)).administrators).toEqual([])
  expect(await desk.post(`/${id}/run`, { mode: 'skipBad' })).toMatchObject({
    status: 'running',
    doneRows: importLimits.batch,
  })
  await db.insert(profileRoles).values({ profileId: profileIdOf('finance@aurora'), role: 'Admin' })
  const done = await desk.post(`/${id}/run`, { mode: 'skipBad' })
  expect(done).toMatchObject({ status: 'done', badRows: 1 })
  expect(await isAdmin(profileIdOf('finance@aurora'))).toBe(true)
})
