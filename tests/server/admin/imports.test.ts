import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Import } from '#contract/employees/imports.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { importDesk } from '#tests/support/admin/importDesk.ts'

// An import of employees writes nothing before the check, and refuses what a form refuses.

const desk = await importDesk()
const { db } = desk.services

let made = 0
/** A new employee at each call. */
const ada = (changed: Record<string, string> = {}) => {
  made += 1
  const externalId = `N${made}`
  return { externalId, firstName: 'Ada', lastName: 'Quill', email: `Ada${made}@quill.example`, ...changed }
}
const personOf = async (externalId: string) => {
  const isTheirs = and(eq(employees.companyId, 'aurora'), eq(employees.externalId, externalId))
  const [found] = await db
    .select({ employee: employees, profile: profiles })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(isTheirs)
  return found
}
const numberOf = async (key: string) => {
  const [found] = await db
    .select()
    .from(employees)
    .where(eq(employees.id, `e-aurora-${key}`))
  return found!.externalId
}
const rolesOf = async (profileId: string) =>
  (await db.select().from(profileRoles).where(eq(profileRoles.profileId, profileId))).map(({ role }) => role).toSorted()
/** The row of a demo person, unchanged. */
const asTheyAre = async (key: string) => {
  const { employee, profile } = (await personOf(await numberOf(key)))!
  const { firstName, lastName, email } = profile
  return { externalId: employee.externalId, firstName, lastName, email }
}

describe('an imported new employee', () => {
  test("an imported employee has profile, roles and account, and is a traveler in the admin's language", async () => {
    const row = ada({
      jobTitle: 'Engineer',
      mobilePhone: '+1 514 555 0123',
      costCenter: '210',
      managerExternalId: await numberOf('traveller'),
      roles: 'arranger; VIP',
      travelPolicy: 'standard',
      homeAirport: 'yul',
      countryCode: 'ca',
      cultureCode: 'FR',
    })
    const dry = await desk.check('employees', [row])
    expect(dry).toMatchObject({ status: 'checked', toAdd: 1, badRows: 0, isOwn: true })
    expect(await personOf(row.externalId)).toBeUndefined()

    expect(await desk.run(dry.id)).toMatchObject({ status: 'done', toAdd: 1, doneRows: 1 })
    const { employee, profile } = (await personOf(row.externalId))!
    expect(employee).toMatchObject({
      jobTitle: 'Engineer',
      status: 'active',
      costCenterId: 'cc-aurora-210',
      managerId: 'e-aurora-traveller',
      travelPolicyId: 'tp-aurora-standard',
      type: 'employee',
    })
    expect(profile).toMatchObject({
      email: row.email.toLowerCase(),
      phoneCountryCode: '1',
      phoneNumber: '5145550123',
      airportCode: 'YUL',
      countryCode: 'CA',
      cultureCode: 'fr-CA',
      internalEmployeeId: row.externalId,
      registeredAt: null,
    })
    expect(await rolesOf(profile.id)).toEqual(['Arranger', 'Traveller', 'VIP'])
    expect(await db.select().from(accounts).where(eq(accounts.profileId, profile.id))).toMatchObject([
      { email: row.email.toLowerCase(), passwordHash: null },
    ])
  })

  test('an imported employee may have a manager of the same file, in any order of rows', async () => {
    const boss = ada()
    const worker = ada({ managerExternalId: boss.externalId })
    await desk.bring('employees', [worker, boss])
    const [{ employee: of }, { employee: by }] = [
      (await personOf(worker.externalId))!,
      (await personOf(boss.externalId))!,
    ]
    expect(of.managerId).toBe(by.id)
  })

  test('an imported employee is in the record of changes without personal values, and the import once', async () => {
    const row = ada({ costCenter: '210', status: 'inactive' })
    const { id } = await desk.bring('employees', [row])
    const { employee } = (await personOf(row.externalId))!
    const [note] = await db.select().from(companyChanges).where(eq(companyChanges.entityId, employee.id))
    expect(note).toMatchObject({ entity: 'employee', action: 'added', actorProfileId: 'p-aurora-admin' })
    expect(note!.changes).toContainEqual({ field: 'costCenterId', from: null, to: '210' })
    expect(note!.changes).toContainEqual({ field: 'status', from: null, to: 'inactive' })
    expect(note!.changes).toContainEqual({ field: 'travelPolicyId', from: null, to: 'Standard' })
    expect(JSON.stringify(note)).not.toMatch(/Quill/i)
    expect(await db.select().from(companyChanges).where(eq(companyChanges.entityId, id))).toHaveLength(1)
  })
})

describe('an imported employee who exists already', () => {
  test('an existing employee is changed by the columns of the file, and by no other', async () => {
    const row = ada({ jobTitle: 'Engineer', costCenter: '210', roles: 'VIP', mobilePhone: '+1 514 555 0123' })
    await desk.bring('employees', [row])
    const { externalId, firstName, email } = row
    const changed = { externalId, firstName, lastName: 'Quill-Roy', email, jobTitle: '' }
    expect(await desk.bring('employees', [changed])).toMatchObject({ toAdd: 0, toChange: 1 })
    const { employee, profile } = (await personOf(externalId))!
    expect([profile.lastName, employee.jobTitle]).toEqual(['Quill-Roy', ''])
    expect([employee.costCenterId, profile.phoneNumber]).toEqual(['cc-aurora-210', '5145550123'])
    expect(await rolesOf(profile.id)).toEqual(['Traveller', 'VIP'])
    expect([employee.version, profile.version]).toEqual([2, 2])
  })

  test('an existing employee counts as unchanged where the row equals the stored values', async () => {
    const same = await asTheyAre('traveller')
    const before = await personOf(same.externalId)
    expect(await desk.bring('employees', [same])).toMatchObject({ unchanged: 1, toChange: 0, doneRows: 1 })
    expect(await personOf(same.externalId)).toEqual(before)
  })

  test('an existing employee signs in with the imported address, and their roles are replaced', async () => {
    const row = ada({ roles: 'VIP; Arranger' })
    await desk.bring('employees', [row])
    await db.update(accounts).set({ passwordHash: 'x' }).where(eq(accounts.email, row.email.toLowerCase()))
    await desk.bring('employees', [{ ...row, email: 'another@quill.example', roles: 'EventOrganizer' }])
    const { profile } = (await personOf(row.externalId))!
    expect(await rolesOf(profile.id)).toEqual(['EventOrganizer', 'Traveller'])
    const [account] = await db.select().from(accounts).where(eq(accounts.profileId, profile.id))
    expect([profile.email, account!.email]).toEqual(['another@quill.example', 'another@quill.example'])
    // The password that the account had at the former address no longer signs in.
    expect(account!.passwordHash).toBeNull()
  })
})

describe('rows that an import refuses', () => {
  test.each([
    [{ firstName: '' }, 'firstName: required'],
    [{ firstName: 'Ада' }, 'firstName: nameScript'],
    [{ lastName: 'x'.repeat(41) }, 'lastName: tooLong'],
    [{ email: 'ada' }, 'email: email'],
    [{ mobilePhone: '514 555 0123' }, 'mobilePhone: wholePhone'],
    [{ roles: 'Admin; Pilot' }, 'roles: role'],
    [{ roles: 'Guest' }, 'roles: role'],
    [{ cultureCode: 'de-DE' }, 'cultureCode: required'],
    [{ countryCode: 'QQ' }, 'countryCode: country'],
    [{ homeAirport: 'QQQ' }, 'homeAirport: airport'],
    [{ homeAirport: 'Montreal' }, 'homeAirport: airport'],
    [{ status: 'perhaps' }, 'status: invalid'],
    [{ type: 'guest' }, 'type: invalid'],
    [{ travelPolicy: 'Lavish' }, 'travelPolicy: policy'],
    [{ costCenter: '999999' }, 'costCenter: costCenter'],
    [{ managerExternalId: 'nobody' }, 'managerExternalId: unknownPerson'],
    [{ externalId: 'SELF', approverExternalId: 'SELF' }, 'approverExternalId: oneself'],
    [{ email: 'traveller@aurora.example' }, 'email: taken'],
    [{ email: 'traveller@boreal.example' }, 'email: taken'],
  ])('a row is refused like in the form: %j', async (changed, expected) => {
    const { id, badRows } = await desk.check('employees', [ada(changed)])
    expect([badRows, await desk.wrong(id)]).toEqual([1, [`2 ${expected}`]])
  })

  test('two rows with the same number, or with the same address in another case, are refused', async () => {
    const [one, two, three] = [ada(), ada(), ada()]
    const { id } = await desk.check('employees', [
      one,
      { ...two, externalId: one.externalId },
      { ...three, email: 'MINE@quill.example' },
      ada({ email: 'mine@quill.example' }),
    ])
    expect(await desk.wrong(id)).toEqual([
      '2 externalId: twice',
      '3 externalId: twice',
      '4 email: twice',
      '5 email: twice',
    ])
  })

  test('a row that names an employee of a refused row is refused too, and so on', async () => {
    const bad = ada({ email: 'none' })
    const below = ada({ managerExternalId: bad.externalId })
    const { id, badRows } = await desk.check('employees', [
      ada({ approverExternalId: below.externalId }),
      below,
      { ...bad, managerExternalId: '' },
    ])
    expect(badRows).toBe(3)
    expect(await desk.wrong(id)).toEqual([
      '2 approverExternalId: refusedRow',
      '3 managerExternalId: refusedRow',
      '4 email: email',
    ])
  })

  test('a cell that the browser held back is refused with its reason', async () => {
    const { id } = await desk.answered(
      await desk.begin('employees', ['externalId', 'firstName', 'lastName', 'email'], 1),
    )
    const cells = ['X1', 'Ada', '', 'x1@quill.example']
    await desk.post(`/${id}/rows`, { rows: [{ row: 2, cells, unsent: [{ column: 'lastName', code: 'cardInText' }] }] })
    await desk.post(`/${id}/check`)
    expect(await desk.wrong(id)).toEqual(['2 lastName: cardInText'])
  })
})

describe('the admin who imports', () => {
  const everything = {
    roles: 'Admin;Arranger;FinancialOfficer;RiskAdvisor;VIP;GuestManager;EventOrganizer;GuestBooking',
  }

  test.each([
    ['gives themself no role', everything, 'roles: own'],
    ['does not take their own role', { roles: '' }, 'roles: own'],
    ['does not deactivate themself, so that an administrator stays', { status: 'inactive' }, 'status: own'],
    ['does not change the address they sign in with', { email: 'else@quill.example' }, 'email: own'],
  ])('the admin who imports %s', async (_, changed, expected) => {
    const own = { ...(await asTheyAre('admin')), ...changed }
    const before = await rolesOf('p-aurora-admin')
    const { id } = await desk.check('employees', [own])
    expect(await desk.wrong(id)).toEqual([`2 ${expected}`])
    expect(await desk.run(id)).toMatchObject({ status: 'done', badRows: 1 })
    expect(await rolesOf('p-aurora-admin')).toEqual(before)
  })

  test('the admin who imports is the only one to continue; another admin sees the import and may cancel it', async () => {
    const { id } = await desk.check('employees', [ada()])
    const other = 'everything@aurora'
    for (const [step, body] of [
      ['rows', { rows: [{ row: 2, cells: [] }] }],
      ['check', undefined],
      ['run', { mode: 'skipBad' }],
    ] as const)
      expect((await desk.sendAs(other, `/${id}/${step}`, body)).status).toBe(403)
    expect(await desk.get<Import>(other, `${desk.list}/${id}`)).toMatchObject({ isOwn: false, status: 'checked' })
    expect(await desk.answered(await desk.sendAs(other, `/${id}/cancel`))).toMatchObject({ status: 'cancelled' })
  })
})
