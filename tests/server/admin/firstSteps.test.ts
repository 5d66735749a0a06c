import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstStepNames, type FirstSteps, type InvitedAll } from '#contract/admin/firstSteps.ts'
import type { CompanySettings } from '#contract/admin/companySettings.ts'
import { invitedAtOnce } from '#server/domains/admin/firstSteps/inviteAll.ts'
import { queuedRows } from '#tests/support/mail/mailQueue.ts'
import { companies, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { newEmployeeForm, newEmployeeValues } from '@/domains/admin/employees.rules'
import { firstAdmin, openFirstCompany } from '#tests/support/admin/firstPeople.ts'

// §2 Home, §6: the setup of a new company before its people book, judged by its data.
let at: Awaited<ReturnType<typeof openFirstCompany>>
beforeAll(async () => {
  at = await openFirstCompany({ agency: { name: '', phone: null, email: null } })
})
afterAll(() => at.close())

const steps = () => at.done<FirstSteps>(firstAdmin, 'GET', `${at.admin}/first-steps`)
const done = async () => (await steps()).steps.filter(({ isDone }) => isDone).map(({ name }) => name)
/** Marks steps as left unchanged. */
const leave = (...settled: FirstSteps['settled']) =>
  at.done<FirstSteps>(firstAdmin, 'PUT', `${at.admin}/first-steps`, { settled, isPutAway: false })

async function saveSettings(change: (settings: CompanySettings) => Partial<CompanySettings>) {
  const settings = await at.done<CompanySettings>(firstAdmin, 'GET', `${at.admin}/settings`)
  const { companyId: _, currency: __, emailDomain: ___, ...fields } = settings
  await at.done(firstAdmin, 'PUT', `${at.admin}/settings`, { ...fields, ...change(settings) })
}

const add = (email: string, changed: object = {}) => {
  const values = { ...newEmployeeValues('en-CA'), firstName: 'Bo', lastName: 'Quill', externalId: email, email }
  const person = newEmployeeForm.parse({ ...values, countryCode: 'CA', ...changed })
  return at.done(firstAdmin, 'POST', `${at.admin}/employees`, person)
}

test('a new company has every first step open, in order', async () => {
  expect(await steps()).toEqual({
    steps: firstStepNames.map((name) => ({ name, isDone: false })),
    settled: [],
    // The administrator before the first sign-in.
    notInvited: 1,
    isPutAway: false,
  })
})

test('the step of the agency is done with its name and a number or an address', async () => {
  await saveSettings(({ agency }) => ({ agency: { ...agency, companyName: 'Northline' } }))
  expect(await done()).toEqual([])
  await saveSettings(({ agency }) => ({ agency: { ...agency, contactEmail: 'desk@northline.example' } }))
  expect(await done()).toEqual(['agency'])
})

test('the step of the booking tool is done once a tool has its own address', async () => {
  await saveSettings(() => ({ obt: { name: 'Concur', url: 'https://concur.example/' } }))
  expect(await done()).toContain('bookingTool')
  await saveSettings(() => ({ obt: { name: 'ZIIOBT', url: '' } }))
  expect(await done()).not.toContain('bookingTool')
})

test('the step of cost centers is done with a second cost center', async () => {
  const center = {
    externalId: '200',
    names: [{ locale: 'en-CA', value: 'Sales' }],
    status: 'active',
    parentId: null,
  }
  await at.done(firstAdmin, 'POST', `${at.admin}/cost-centers`, center)
  expect(await done()).toContain('costCenters')
})

test('the step of policies is done with a changed policy, even where it is the only one', async () => {
  await at.services.db
    .update(travelPolicies)
    .set({ version: sql`${travelPolicies.version} + 1` })
    .where(eq(travelPolicies.companyId, at.companyId))
  expect(await done()).toContain('travelPolicies')
})

test('the step of people is done with a second employee, and of invitations once nobody waits for one', async () => {
  await add('bo@first.example', { isInvited: false })
  // An import and provisioning add active people who are invited later.
  await at.services.db.update(employees).set({ status: 'active' }).where(eq(employees.externalId, 'bo@first.example'))
  expect(await done()).toContain('people')
  expect(await done()).not.toContain('invitations')
  // The administrator has signed in meanwhile.
  await at.complete(firstAdmin)
  expect(await done()).not.toContain('invitations')
  await add('cy@first.example', { isInvited: true })
  expect(await steps()).toMatchObject({ notInvited: 1 })
  expect(await done()).not.toContain('invitations')
  expect((await leave('invitations')).settled).toEqual(['invitations'])
  expect(await done()).toContain('invitations')
  await leave()
})

test('everybody who waits is invited in parts, once each, and an early end loses nobody', async () => {
  const total = invitedAtOnce + 3
  await at.services.db.execute(sql`with added as (
    insert into employees (id, company_id, external_id, job_title, agency_service, type, status, travel_policy_id, cost_center_id, created_at)
    select 'e-many-' || n, e.company_id, 'many-' || n, '', e.agency_service, e.type, 'active', e.travel_policy_id, e.cost_center_id, e.created_at
    from employees e, generate_series(1, ${total}) n where e.external_id = 'bo@first.example' returning id, company_id)
    insert into profiles (id, company_id, employee_id, first_name, last_name, email, culture_code, country_code)
    select 'p-' || id, company_id, id, 'M', 'N', id || '@first.example', 'en-CA', 'CA' from added`)
  const invite = () => at.done<InvitedAll>(firstAdmin, 'POST', `${at.admin}/first-steps/invitations`, {})
  expect(await steps()).toMatchObject({ notInvited: total + 1 })
  // Two administrators press at the same time.
  const answers = await Promise.all([invite(), invite()])
  const { left } = await invite()
  expect(left).toBe(0)
  expect(answers.every(({ invited }) => invited <= invitedAtOnce)).toBe(true)
  const rows = await queuedRows(at.services)
  const mailed = rows.filter(({ data }) => data.includes('"employeeInvited"'))
  expect(mailed.length).toBeLessThanOrEqual(total + 2)
  expect(await steps()).toMatchObject({ notInvited: 0 })
  expect(await done()).toContain('invitations')
  expect(await invite()).toEqual({ invited: 0, left: 0 })
})

test('the step of a second administrator counts only an administrator who is active', async () => {
  await at.services.db.execute(sql`insert into profile_roles (profile_id, role)
    select id, 'Admin' from profiles where email = 'cy@first.example'`)
  expect(await done()).toContain('secondAdministrator')
  await at.services.db.execute(sql`update employees set status = 'inactive' where external_id = 'cy@first.example'`)
  expect(await done()).not.toContain('secondAdministrator')
})

test('a step that may be right from the start is done once an administrator confirms it', async () => {
  expect(await done()).not.toContain('companyCards')
  expect((await leave('companyCards', 'bookingTool')).settled).toEqual(['bookingTool', 'companyCards'])
  expect(await done()).toEqual(expect.arrayContaining(['bookingTool', 'companyCards']))
  await leave()
  expect(await done()).not.toContain('companyCards')
})

test('the step of the agency cannot be confirmed without a name, and all steps can be hidden', async () => {
  const put = (body: object) => at.send(firstAdmin, 'PUT', `${at.admin}/first-steps`, body)
  expect((await put({ settled: ['agency'], isPutAway: false })).status).toBe(400)
  expect(await (await put({ settled: [], isPutAway: true })).json()).toMatchObject({ isPutAway: true })
  const [company] = await at.services.db.select().from(companies).where(eq(companies.id, at.companyId))
  expect(company?.firstSteps).toEqual({ settled: [], isPutAway: true })
})

test('only an administrator sees the first steps', async () => {
  expect((await at.send('bo@first.example', 'GET', `${at.admin}/first-steps`)).status).toBe(403)
  expect((await at.send('bo@first.example', 'POST', `${at.admin}/first-steps/invitations`, {})).status).toBe(403)
})
