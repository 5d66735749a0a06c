import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import type { Employee, EmployeeName } from '#contract/employees/employees.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { companyChanges } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { employeeIdOf, type Handle } from '#tests/support/http/api.ts'
import { employeesPath, openStaffDesk } from '#tests/support/admin/staffDesk.ts'

const list = employeesPath
const admin: Handle = 'admin@aurora'
const desk = await openStaffDesk()
const { at, send, page, ada, add, change, refusal, accountOf } = desk
afterAll(() => desk.at.close())
beforeEach(() => desk.at.forgetMails())

test('the list has every employee by name but no guest, with the right total', async () => {
  const all: string[] = []
  let seen = await page('pageSize=100')
  const total = seen.totalItemCount
  all.push(...seen.responseData.map(({ id }) => id))
  while (seen.nextPage) {
    seen = await page(`pageSize=100&pageNumber=${seen.nextPage}`)
    all.push(...seen.responseData.map(({ id }) => id))
  }
  expect(new Set(all).size).toBe(total)
  expect(all).not.toContain('e-aurora-guest-1')
  expect(all).toContain(employeeIdOf('newhire@aurora'))
  const active = await page('active=true&pageSize=1')
  const inactive = await page('active=false&pageSize=1')
  expect(active.totalItemCount + inactive.totalItemCount).toBe(total)
  expect((await page('pageNumber=999')).totalItemCount).toBe(total)
})

test('employees are found by parts of their name, address or number, accents and case aside; wildcards are literal', async () => {
  const found = async (term: string) =>
    (await page(`term=${encodeURIComponent(term)}`)).responseData.map(({ email }) => email)
  const someone = await add({ firstName: 'Zoë', lastName: 'Ångström', externalId: 'QX-77' })
  for (const term of ['angstrom', 'STRÖM zoe', 'zo', 'qx-77', someone.email])
    expect(await found(term), term).toContain(someone.email)
  expect(await found('%')).toHaveLength(20)
  expect(await found('%%')).toEqual([])
  expect(await found('___')).toEqual([])
  expect((await page('term=angstrom&pageNumber=9')).totalItemCount).toBe(1)
})

test('the list is narrowed by advisories, role, cost centre and what people need', async () => {
  const advised = await page('advisories=true')
  expect(advised.responseData.every(({ hasTravelAdvisories }) => hasTravelAdvisories)).toBe(true)
  expect(advised.totalItemCount).toBeGreaterThan(0)
  const admins = await page('role=Admin')
  expect(admins.responseData.map(({ id }) => id)).toContain(employeeIdOf(admin))
  expect(admins.responseData.every(({ roles }) => roles.includes('Admin'))).toBe(true)
  const center = await page('costCenterId=cc-aurora-310')
  expect(center.responseData.every(({ costCenterId }) => costCenterId === 'cc-aurora-310')).toBe(true)
  const blocked = await page('needs=cannotBook&pageSize=100')
  expect(blocked.responseData.map(({ id }) => id)).toContain(employeeIdOf('newhire@aurora'))
  expect((await page('needs=notRegistered')).responseData.every(({ isRegistered }) => !isRegistered)).toBe(true)
})

test('the choice of a manager finds active employees only', async () => {
  const { email, id } = await add({ lastName: 'Zweig' })
  const found = () => at.get<EmployeeName[]>(admin, `${list}/auto-complete?field=manager&term=zweig`)
  expect((await found()).map((each) => each.email)).toEqual([email])
  await send('POST', `${list}/deactivateEmployee`, { employeeId: id })
  expect(await found()).toEqual([])
})

test('an employee without an approver has the manager as approver, whatever is saved', async () => {
  const person = await add({ managerId: employeeIdOf('finance@aurora') })
  await at.services.db.update(employees).set({ approverId: null }).where(eq(employees.id, person.id))
  const { approver } = (await (await change(person.id, { costCenterId: 'cc-aurora-210' })).json()) as Employee
  expect(approver?.id).toBe(employeeIdOf('finance@aurora'))
})

test.each([
  ['managerId', 'manager', 'approver'],
  ['approverId', 'approver', 'manager'],
] as const)(
  'an employee who already is a %s is found first in the choice of a %s, and not in that of a %s',
  async (key, field, other) => {
    const [first, second] = [await add({ lastName: `Aaquist ${field}` }), await add({ lastName: `Zzquist ${field}` })]
    await add({ [key]: second.id })
    const found = async (asked: string) =>
      (await at.get<EmployeeName[]>(admin, `${list}/auto-complete?field=${asked}&term=quist ${field}`)).map(
        ({ id }) => id,
      )
    expect(await found(field)).toEqual([second.id, first.id])
    for (const asked of [other, 'employee']) expect(await found(asked)).toEqual([first.id, second.id])
  },
)

test('the spreadsheet has the same employees in the language of the reader, and no formula', async () => {
  await add({ lastName: 'Yorick', jobTitle: '=1+1' })
  const answer = await at.send(admin, `${list}/downloadEmployeesData?term=yorick`, {
    headers: { 'Accept-Language': 'fr-CA' },
  })
  expect(answer.status).toBe(200)
  const [sheet] = await readXlsxFile(Buffer.from(await answer.arrayBuffer()))
  const data = sheet?.data ?? []
  expect(data[0]).toContain('Numéro du gestionnaire')
  expect(data).toHaveLength(2)
  expect(data[1]).toContain('=1+1')
})

test('an invited employee is active, has an account and gets a mail in their language', async () => {
  const person = await add({ roles: ['VIP'] })
  expect(person).toMatchObject({ status: 'active', roles: ['VIP', 'Traveller'], mobilePhone: '+15145550123' })
  expect(person.email).toBe(person.email.toLowerCase())
  expect(person.invitedAt).not.toBeNull()
  const [mail, ...others] = await at.mails()
  expect(others).toEqual([])
  expect(mail?.to?.[0]?.address).toBe(person.email)
  expect(mail?.subject).toContain('votre profil de voyage')
  expect(mail?.text).toContain('/set-password/')
  expect(await accountOf(person.id)).toMatchObject({ email: person.email, passwordHash: null })
  // §4: nothing is missing that administrators provide.
  const issues = person.profileIssues.map(({ issue }) => issue)
  expect(issues).not.toContain('groupIdMissing')
})

test('an employee who is not invited is inactive without an account, and activating sends the invitation', async () => {
  const person = await add({ isInvited: false })
  expect(person.status).toBe('inactive')
  expect([await accountOf(person.id), await at.mails()]).toEqual([undefined, []])
  const answer = await change(person.id, { status: 'active', version: person.version })
  expect(await answer.json()).toMatchObject({ status: 'active' })
  expect((await at.mails())[0]?.text).toContain('/set-password/')
})

test.each([
  [{ email: 'traveller@aurora.example' }, 409, 'email: taken'],
  [{ email: 'TRAVELLER@boreal.example' }, 409, 'email: taken'],
  [{ managerId: 'nobody' }, 400, 'managerId: unknownPerson'],
  [{ approverId: 'e-aurora-guest-1' }, 400, 'approverId: unknownPerson'],
  [{ approverId: employeeIdOf('admin@boreal') }, 400, 'approverId: unknownPerson'],
  [{ costCenterId: 'cc-boreal-B10' }, 400, 'costCenterId: costCenter'],
  [{ travelPolicyId: 'tp-boreal-standard' }, 400, 'travelPolicyId: policy'],
  [{ homeAirport: 'QQQ' }, 400, 'homeAirport: airport'],
  [{ mobilePhone: '12' }, 400, 'mobilePhone: wholePhone'],
])('a new employee with %j is refused at its field', async (wrong, status, why) => {
  expect(await refusal(await send('POST', list, ada(wrong)))).toEqual([status, why])
})

test('a taken employee number is refused, and so is an employee as their own manager', async () => {
  const person = await add()
  expect(await refusal(await send('POST', list, ada({ externalId: person.externalId })))).toEqual([
    409,
    'externalId: taken',
  ])
  expect(await refusal(await change(person.id, { managerId: person.id }))).toEqual([400, 'managerId: oneself'])
})

test('a change of an older version is refused with the current employee', async () => {
  const person = await add()
  const first = await change(person.id, { jobTitle: 'Lead', version: person.version })
  expect(first.status).toBe(200)
  const late = await change(person.id, { jobTitle: 'Chief', version: person.version })
  expect(late.status).toBe(412)
  expect(failureSchema.parse(await late.json()).current).toMatchObject({ jobTitle: 'Lead' })
})

test('a change of roles is mailed with what the roles allow, and recorded', async () => {
  const person = await add({ cultureCode: 'en-CA' })
  await at.forgetMails()
  const { roles } = (await (await change(person.id, { roles: ['VIP'] })).json()) as Employee
  expect(roles.toSorted()).toEqual(['Traveller', 'VIP'])
  const [mail] = await at.mails()
  expect(mail?.text).toContain('VIP')
  const noted = await at.services.db.select().from(companyChanges).where(eq(companyChanges.entityId, person.id))
  expect(noted.flatMap(({ changes }) => changes)).toContainEqual({ field: 'roles', from: null, to: 'VIP' })
})

test('the record of changes keeps no personal values', async () => {
  const person = await add()
  await change(person.id, { lastName: 'Secretname', mobilePhone: '+1 514 555 0199', costCenterId: 'cc-aurora-210' })
  const noted = await at.services.db.select().from(companyChanges).where(eq(companyChanges.entityId, person.id))
  const changes = noted.flatMap((each) => each.changes)
  expect(changes).toContainEqual({ field: 'costCenterId', from: '310', to: '210' })
  expect(changes).toContainEqual({ field: 'lastName', from: null, to: null })
  expect(JSON.stringify(noted)).not.toMatch(/Secretname|5550199/)
})
