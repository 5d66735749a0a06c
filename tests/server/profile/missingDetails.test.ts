import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MissingDetails } from '#contract/profile/missingDetails.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { employeeIdOf, openTestApi, profileIdOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me = 'admin@boreal'
const path = '/company/admin/companies/boreal/missing-details'
const ask = (query = '') => at.get<MissingDetails>(me, `${path}${query}`)
const who = ({ responseData }: MissingDetails) => responseData.map(({ email }) => email.split('@')[0])
const statusFor = async (handle: Handle, query = '') => (await at.send(handle, `${path}${query}`)).status

const change = (handle: Handle, values: Partial<typeof profiles.$inferInsert>) =>
  at.services.db
    .update(profiles)
    .set(values)
    .where(eq(profiles.id, profileIdOf(handle)))
const employ = (handle: Handle, values: Partial<typeof employees.$inferInsert>) =>
  at.services.db
    .update(employees)
    .set(values)
    .where(eq(employees.id, employeeIdOf(handle)))
const daysAgo = (days: number) => new Date(at.clock.now.getTime() - days * 86_400_000)

test('no person waits where nothing is missing from an administrator', async () => {
  expect(await ask()).toEqual({
    nextPage: null,
    prevPage: null,
    totalItemCount: 0,
    totalPageCount: 0,
    responseData: [],
  })
})

test('people who lack what administrators provide wait, the longest request first, then those without one (§2, §4)', async () => {
  await employ('traveller@boreal', { approverId: null, costCenterId: null })
  await change('traveller@boreal', { detailsAskedAt: daysAgo(2) })
  await employ('finance@boreal', { costCenterId: null })
  await change('arranger@boreal', { internalEmployeeId: '', groupId: null, detailsAskedAt: daysAgo(9) })
  const waiting = await ask()
  expect(who(waiting)).toEqual(['arranger', 'traveller', 'finance'])
  expect(waiting.responseData[1]).toEqual({
    profileId: profileIdOf('traveller@boreal'),
    employeeId: employeeIdOf('traveller@boreal'),
    firstName: 'Anouk',
    lastName: 'Lefebvre',
    email: 'traveller@boreal.example',
    missing: ['approverPerTravelPolicyMissing', 'costCenterMissing'],
    askedAt: daysAgo(2).toISOString(),
  })
  expect(waiting.responseData[0]?.missing).toEqual(['groupIdMissing', 'internalEmployeeIdMissing'])
  expect(waiting.responseData[2]?.askedAt).toBeNull()
  const second = await ask('?pageSize=2&pageNumber=2')
  expect([who(second), second.totalItemCount, second.totalPageCount, second.prevPage]).toEqual([['finance'], 3, 2, 1])
})

test('a person without a policy waits for no approver, and details that people provide themselves are not listed', async () => {
  await employ('risk@boreal', { travelPolicyId: null, approverId: null })
  await change('risk@boreal', { phoneNumber: '', dateOfBirth: null })
  expect(who(await ask())).not.toContain('risk')
})

test('a closed profile waits once it requested reopening, also of a former employee, and not for details', async () => {
  await change('risk@boreal', { active: false, detailsAskedAt: daysAgo(30) })
  await employ('newcomer@boreal', { status: 'inactive' })
  expect(who(await ask())).not.toEqual(expect.arrayContaining(['risk']))
  expect(who(await ask())).not.toEqual(expect.arrayContaining(['newcomer']))
  await change('risk@boreal', { reactivationAskedAt: daysAgo(20) })
  await change('newcomer@boreal', { detailsAskedAt: daysAgo(19) })
  const waiting = await ask()
  expect(who(waiting).slice(0, 2)).toEqual(['risk', 'newcomer'])
  expect(waiting.responseData[0]).toMatchObject({ missing: ['notActive'], askedAt: daysAgo(20).toISOString() })
  expect(waiting.responseData[1]?.missing).toEqual(['notActive'])
})

test('a detail that an administrator provides ends the waiting', async () => {
  const answer = await at.send(me, `/company/admin/companies/boreal/employees/${employeeIdOf('finance@boreal')}`, {
    method: 'PATCH',
    body: JSON.stringify({ costCenterId: 'cc-boreal-B20' }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(answer.status, await answer.text()).toBe(200)
  expect(who(await ask())).not.toContain('finance')
})

test('the list is answered to an Admin of the company only, and takes only paging (§6)', async () => {
  expect(await statusFor(me)).toBe(200)
  for (const other of ['traveller@boreal', 'finance@boreal', 'arranger@boreal'] as const)
    expect(await statusFor(other), other).toBe(403)
  for (const foreign of ['admin@aurora', 'everything@aurora'] as const)
    expect(await statusFor(foreign), foreign).toBe(404)
  for (const query of ['?term=a', '?pageSize=101', '?pageNumber=0']) expect(await statusFor(me, query)).toBe(400)
})

test('the demo has a new person and one without an approver waiting', async () => {
  const { responseData } = await at.get<MissingDetails>(
    'admin@aurora',
    '/company/admin/companies/aurora/missing-details',
  )
  expect(responseData.map(({ missing }) => missing)).toEqual([
    ['approverPerTravelPolicyMissing', 'costCenterMissing'],
    ['approverPerTravelPolicyMissing'],
  ])
  expect(responseData.every(({ askedAt }) => askedAt !== null)).toBe(true)
})
