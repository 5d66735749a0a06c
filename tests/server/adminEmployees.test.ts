import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import type { BulkOutcome, Employee, EmployeeName, EmployeePage, NewEmployee } from '#contract/employees.ts'
import { failureSchema } from '#contract/envelope.ts'
import { companyChanges } from '#server/db/schema/admin.ts'
import { employees } from '#server/db/schema/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/people.ts'
import { trips } from '#server/db/schema/trips.ts'
import { employeeIdOf, profileIdOf } from '../support/api.ts'
import type { Handle } from '../support/api.ts'
import { openMailingApi } from '../support/mailingApi.ts'
import type { MailingApi } from '../support/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
beforeEach(() => at.forgetMails())

const admin: Handle = 'admin@aurora'
const list = '/company/admin/companies/aurora/employees'
const send = (method: string, path: string, body?: object, as: Handle = admin) =>
  at.send(as, path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
const page = (query = '') => at.get<EmployeePage>(admin, `${list}?${query}`)
const read = (id: string) => at.get<Employee>(admin, `${list}/${id}`)
let made = 0
/** Somebody new each time. */
const ada = (changed: Partial<NewEmployee> = {}): NewEmployee => ({
  externalId: `Z${(made += 1)}`,
  firstName: 'Ada',
  middleName: '',
  lastName: 'Quillington',
  jobTitle: 'Surveyor',
  email: `Ada.Quillington${made}@aurora.example`,
  costCenterId: 'cc-aurora-310',
  managerId: employeeIdOf('finance@aurora'),
  approverId: employeeIdOf('finance@aurora'),
  roles: [],
  agencyService: 'default',
  mobilePhone: '+1 514 555 0123',
  travelPolicyId: 'tp-aurora-standard',
  type: 'employee',
  cultureCode: 'fr-CA',
  countryCode: 'CA',
  homeAirport: 'YUL',
  isInvited: true,
  ...changed,
})
const add = async (changed: Partial<NewEmployee> = {}) => {
  const answer = await send('POST', list, ada(changed))
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Employee
}
const change = (id: string, body: object) => send('PATCH', `${list}/${id}`, body)
/** Why something was refused: `field: code`, or the code of the whole. */
const refusal = async (answer: Response) => {
  const { messageCode, problems } = failureSchema.parse(await answer.json())
  return [answer.status, problems?.map(({ field, code }) => `${field}: ${code}`).join(', ') ?? messageCode]
}
const accountOf = async (id: string) => {
  const rows = await at.services.db
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.profileId))
    .where(eq(profiles.employeeId, id))
  return rows[0]?.account
}
/** As if they had followed their invitation and accepted the terms. */
const register = async (id: string) => {
  const account = (await accountOf(id))!
  await at.services.db.update(accounts).set({ passwordHash: 'x' }).where(eq(accounts.id, account.id))
  await at.services.db.update(profiles).set({ registeredAt: at.clock.now }).where(eq(profiles.employeeId, id))
}

test('the list has everybody by name but no guest, and says truly how many there are', async () => {
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

test('people are found by parts of their name, address or number, accents and case aside; wildcards mean themselves', async () => {
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

test('the choice of a manager finds active people only', async () => {
  const { email, id } = await add({ lastName: 'Zweig' })
  const found = () => at.get<EmployeeName[]>(admin, `${list}/auto-complete?field=manager&term=zweig`)
  expect((await found()).map((each) => each.email)).toEqual([email])
  await send('POST', `${list}/deactivateEmployee`, { employeeId: id })
  expect(await found()).toEqual([])
})

test('the spreadsheet has the same people in the language of the reader, and no formula', async () => {
  await add({ lastName: 'Yorick', jobTitle: '=1+1' })
  const answer = await at.send(admin, `${list}/downloadEmployeesData?term=yorick`, {
    headers: { 'Accept-Language': 'fr-CA' },
  })
  expect(answer.status).toBe(200)
  const [sheet] = await readXlsxFile(Buffer.from(await answer.arrayBuffer()))
  const data = sheet?.data ?? []
  expect(data[0]).toContain('Numéro d’employé')
  expect(data).toHaveLength(2)
  expect(data[1]).toContain('=1+1')
})

test('somebody invited is active, has an account and gets a letter in their language', async () => {
  const person = await add({ roles: ['RiskAdvisor'] })
  expect(person).toMatchObject({ status: 'active', roles: ['RiskAdvisor', 'Traveller'], mobilePhone: '+15145550123' })
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

test('somebody not invited is inactive without an account; activating them invites them', async () => {
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
])('%j is refused at its field', async (wrong, status, why) => {
  expect(await refusal(await send('POST', list, ada(wrong)))).toEqual([status, why])
})

test('a number that somebody has is refused, and nobody is their own manager', async () => {
  const person = await add()
  expect(await refusal(await send('POST', list, ada({ externalId: person.externalId })))).toEqual([
    409,
    'externalId: taken',
  ])
  expect(await refusal(await change(person.id, { managerId: person.id }))).toEqual([400, 'managerId: oneself'])
})

test('a change made from an older version is refused with the employee as they are', async () => {
  const person = await add()
  const first = await change(person.id, { jobTitle: 'Lead', version: person.version })
  expect(first.status).toBe(200)
  const late = await change(person.id, { jobTitle: 'Chief', version: person.version })
  expect(late.status).toBe(412)
  expect(failureSchema.parse(await late.json()).current).toMatchObject({ jobTitle: 'Lead' })
})

test('a change of roles is told with what they allow, and recorded', async () => {
  const person = await add({ cultureCode: 'en-CA' })
  await at.forgetMails()
  expect(await (await change(person.id, { roles: ['FinancialOfficer'] })).json()).toMatchObject({
    roles: ['FinancialOfficer', 'Traveller'],
  })
  const [mail] = await at.mails()
  expect(mail?.text).toContain('Financial officer: sees the travel scores')
  const noted = await at.services.db.select().from(companyChanges).where(eq(companyChanges.entityId, person.id))
  expect(noted.flatMap(({ changes }) => changes)).toContainEqual({ field: 'roles', from: null, to: 'FinancialOfficer' })
})

test('the record of administration keeps no personal values', async () => {
  const person = await add()
  await change(person.id, { lastName: 'Secretname', mobilePhone: '+1 514 555 0199', costCenterId: 'cc-aurora-210' })
  const noted = await at.services.db.select().from(companyChanges).where(eq(companyChanges.entityId, person.id))
  const changes = noted.flatMap((each) => each.changes)
  expect(changes).toContainEqual({ field: 'costCenterId', from: 'cc-aurora-310', to: 'cc-aurora-210' })
  expect(changes).toContainEqual({ field: 'lastName', from: null, to: null })
  expect(JSON.stringify(noted)).not.toMatch(/Secretname|5550199/)
})

test('another address of somebody who has signed in: told at both, and the former password opens nothing', async () => {
  const person = await add({ cultureCode: 'en-CA' })
  await register(person.id)
  await at.forgetMails()
  const answer = await change(person.id, { email: 'new.place@aurora.example' })
  expect(answer.status).toBe(200)
  expect(await accountOf(person.id)).toMatchObject({ email: 'new.place@aurora.example', passwordHash: null })
  const mails = await at.mails()
  const textTo = (address: string) => mails.find(({ to }) => to?.[0]?.address === address)?.text ?? ''
  expect(textTo('new.place@aurora.example')).toContain('/set-password/')
  expect(textTo(person.email)).toContain('signs nobody in any more')
  expect(textTo(person.email)).not.toContain('new.place')
})

test('a deactivated person is told, and activated again told so', async () => {
  const person = await add({ cultureCode: 'en-CA' })
  await register(person.id)
  await at.forgetMails()
  const version = (await read(person.id)).version
  const gone = await send('POST', `${list}/deactivateEmployee`, { employeeId: person.id, version })
  expect(await gone.json()).toMatchObject({ status: 'inactive' })
  await change(person.id, { status: 'active' })
  expect(new Set((await at.mails()).map(({ subject }) => subject))).toEqual(
    new Set(['You can sign in to Waymark again', 'Your access to Waymark has ended']),
  )
})

test('nobody deactivates or deletes themself, and Admin is not taken from the last one', async () => {
  const me = employeeIdOf(admin)
  expect(await refusal(await send('POST', `${list}/deactivateEmployee`, { employeeId: me }))).toEqual([409, 'oneself'])
  expect(await refusal(await send('DELETE', `${list}/${me}`))).toEqual([409, 'oneself'])
  const others = await at.services.db.delete(profileRoles).where(eq(profileRoles.role, 'Admin')).returning()
  await at.services.db.insert(profileRoles).values({ profileId: profileIdOf(admin), role: 'Admin' })
  expect(await refusal(await change(me, { roles: [] }))).toEqual([409, 'lastAdmin'])
  await at.services.db.insert(profileRoles).values(others).onConflictDoNothing()
})

test('whoever has no trip is deleted whole', async () => {
  const person = await add()
  expect((await send('DELETE', `${list}/${person.id}?version=${person.version}`)).status).toBe(200)
  expect((await at.send(admin, `${list}/${person.id}`)).status).toBe(404)
  expect(await at.services.db.$count(employees, eq(employees.id, person.id))).toBe(0)
})

test('of somebody with trips the row stays under its number without a name, and comes back as nobody', async () => {
  const person = await add({ cultureCode: 'en-CA' })
  await at.services.db
    .update(trips)
    .set({ profileId: person.profileId! })
    .where(eq(trips.id, (await at.services.db.select().from(trips).limit(1))[0]!.id))
  expect((await send('DELETE', `${list}/${person.id}`)).status).toBe(200)
  const left = await read(person.id)
  expect(left).toMatchObject({
    externalId: person.externalId,
    firstName: 'Former',
    email: '',
    mobilePhone: '',
    status: 'inactive',
    trips: 1,
  })
  expect(await accountOf(person.id)).toBeUndefined()
  expect(await refusal(await change(person.id, { status: 'active' }))).toEqual([409, 'deleted'])
})

test('who approves the trips of others is not deleted before somebody else does', async () => {
  const approver = await add()
  const traveller = await add({ approverId: approver.id, managerId: approver.id })
  expect(await refusal(await send('DELETE', `${list}/${approver.id}`))).toEqual([409, 'approvesOthers'])
  await change(traveller.id, { approverId: employeeIdOf('finance@aurora') })
  expect((await send('DELETE', `${list}/${approver.id}`)).status).toBe(200)
  expect(await read(traveller.id)).toMatchObject({ manager: null })
})

test('a change of many says who was left out, and why', async () => {
  const [one, two] = [await add(), await add()]
  await at.forgetMails()
  const bulk = async (changed: object, ...employeeIds: string[]) =>
    (await (await send('POST', `${list}/bulk`, { employeeIds, change: changed })).json()) as BulkOutcome
  const reasons = ({ skipped }: BulkOutcome) => skipped.map(({ reason }) => reason)
  const off = await bulk({ kind: 'deactivate' }, one.id, 'e-nobody', employeeIdOf(admin), 'e-aurora-guest-1')
  expect([off.changed, reasons(off)]).toEqual([1, ['unknown', 'oneself', 'unknown']])
  const invited = await bulk({ kind: 'invite' }, one.id, two.id, employeeIdOf('finance@aurora'))
  expect([invited.changed, reasons(invited)]).toEqual([1, ['inactive', 'asItIs']])
  expect((await at.mails()).map(({ to }) => to?.[0]?.address)).toEqual([two.email])
  const moved = await bulk({ kind: 'costCenter', costCenterId: 'cc-aurora-210' }, one.id, two.id)
  expect(moved.changed).toBe(2)
  expect(reasons(await bulk({ kind: 'costCenter', costCenterId: 'cc-aurora-210' }, two.id))).toEqual(['asItIs'])
  const on = await bulk({ kind: 'activate' }, one.id, two.id)
  expect([on.changed, reasons(on)]).toEqual([1, ['asItIs']])
})
