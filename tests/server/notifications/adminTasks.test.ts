import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Notification } from '#contract/notices/notifications.ts'
import { roleRequests } from '#server/db/schema/company/admin.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { employeeIdOf, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { groupDesk, groups } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

// §4, §6: the tasks of an administrator among the notifications.
let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const [admin, other]: [Handle, Handle] = ['admin@aurora', 'everything@aurora']
const { create, move, read } = groupDesk(() => at)
const tasks = async (who: Handle, language = 'en') =>
  (await at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`, { 'Accept-Language': language })).filter(
    ({ type }) => type === 'admintask',
  )

// Each test begins with no event and no role that waits.
beforeEach(async () => {
  const { db } = at.services
  await db.update(groupTravels).set({ status: 'planning' }).where(eq(groupTravels.status, 'pendingApproval'))
  await db.delete(roleRequests)
})

test('an event that waits for approval is a task of each administrator until one has decided', async () => {
  const { id } = await create()
  await read(await move(id, 'pendingApproval'))
  const task = (await tasks(admin)).find(({ code }) => code === 'eventToApprove')
  expect(task).toMatchObject({
    title: 'Approve the event Design week',
    actionRoute: { name: 'groupDetail', query: {}, params: { groupTravelId: id } },
  })
  expect((await tasks(admin, 'fr')).map(({ title }) => title)).toContain('Approuvez l’événement Semaine du design')
  expect((await tasks('organiser@aurora')).length).toBe(0)
  expect((await at.send(admin, `${groups}/${id}`)).status).toBe(200)
  await read(await move(id, 'approved', admin))
  for (const who of [admin, other])
    expect((await tasks(who)).filter(({ code }) => code === 'eventToApprove')).toEqual([])
})

test('a role that an administrator requests is a task of the others, and not of themself', async () => {
  const asked = await at.send(admin, `/main${placeOf(admin)}/roles`, {
    method: 'POST',
    body: JSON.stringify({ roles: ['RiskAdvisor'] }),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(asked.status).toBe(200)
  const rolesOf = async (who: Handle) => (await tasks(who)).filter(({ code }) => code === 'roleToDecide')
  expect(await rolesOf(admin)).toEqual([])
  expect(await rolesOf(other)).toMatchObject([
    {
      title: 'Priya Raghavan asks for a role: Risk advisor',
      actionRoute: { name: 'editEmployee', params: { employeeId: employeeIdOf(admin) } },
    },
  ])
})

test('an employee who cannot book without an administrator is a task that leads to the first missing field', async () => {
  const change = (who: Handle, values: Partial<typeof profiles.$inferInsert>) =>
    at.services.db
      .update(profiles)
      .set(values)
      .where(eq(profiles.id, profileIdOf(who)))
  await change('traveller@aurora', { internalEmployeeId: '', detailsAskedAt: at.clock.now })
  await change('vip@aurora', { active: false, reactivationAskedAt: at.clock.now })
  const found = await tasks(admin)
  const of = (who: Handle) => found.find(({ actionRoute }) => actionRoute.params?.['employeeId'] === employeeIdOf(who))
  expect(of('traveller@aurora')).toMatchObject({
    code: 'detailsToSettle',
    actionRoute: { name: 'editEmployee', field: 'externalId' },
  })
  expect(of('traveller@aurora')?.detail).toContain('employee number')
  expect(of('vip@aurora')).toMatchObject({ code: 'profileToReopen', actionRoute: { name: 'editEmployee' } })
  expect(of('vip@aurora')?.actionRoute.field).toBeUndefined()
  // It goes once it is settled.
  await change('traveller@aurora', { internalEmployeeId: 'E-1' })
  expect((await tasks(admin)).some(({ key }) => key?.endsWith(profileIdOf('traveller@aurora')) ?? false)).toBe(false)
})

test('only administrators have these tasks', async () => {
  const { id } = await create()
  await read(await move(id, 'pendingApproval'))
  for (const who of ['traveller@aurora', 'arranger@aurora', 'risk@aurora', 'finance@aurora'] as const)
    // A risk advisor has those of roll calls.
    expect(
      (await tasks(who)).filter(({ code }) => code !== 'peopleNeedHelp'),
      who,
    ).toEqual([])
})
