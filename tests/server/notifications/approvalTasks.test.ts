import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notification } from '#contract/notices/notifications.ts'
import { dayMs, hourMs } from '#contract/time/durations.ts'
import type { EmployeeConfiguration } from '#contract/session/configuration.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { plantQuestion } from '#tests/support/approvals/plantQuestion.ts'
import { companyOf, employeeIdOf, type Handle, openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'

// Beyond §3: people who are asked about a trip, and those who wait for an answer, hear of it.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const [traveler, arranger, approver] = ['traveller@aurora', 'arranger@aurora', 'finance@aurora'] as const
const codes = ['tripToApprove', 'tripSentBack', 'tripApproved', 'tripDeclined', 'tripChangedByOther']

/** The notifications about a trip or its question. */
const told = async (who: Handle, about: string) =>
  (await at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`, { 'Accept-Language': 'en' })).filter(
    ({ code, actionRoute: { params } }) => codes.includes(code) && Object.values(params ?? {}).includes(about),
  )
const plant = (dueInMs = 2 * dayMs) =>
  plantQuestion(at.services.db, { who: traveler, booker: arranger, approver, now: at.clock.now, dueInMs })
const decide = (id: string, decision: string, comment = '') =>
  at.send(approver, `/main${placeOf(approver)}/approvals/decisions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [id], decision, comment }),
  })

test('who is asked about a trip has a task, which is urgent on the last day and gone once it is answered', async () => {
  const calm = await plant()
  expect(await told(approver, calm.id)).toMatchObject([
    {
      type: 'approval',
      code: 'tripToApprove',
      title: expect.stringMatching(/ would like to travel to London$/),
      isUrgent: false,
      actionRoute: { name: 'approval', params: { approvalId: calm.id } },
    },
  ])
  const urgent = await plant(23 * hourMs)
  expect(await told(approver, urgent.id)).toMatchObject([{ isUrgent: true }])
  for (const who of [traveler, arranger, 'admin@aurora', 'finance@boreal'] as const)
    expect(await told(who, calm.id), who).toEqual([])
  await decide(calm.id, 'decline')
  expect(await told(approver, calm.id)).toEqual([])
})

test('a trip that was sent back is a task of its traveler and of who booked it, whatever they have chosen', async () => {
  const { db } = at.services
  const choose = (tripNotifications: boolean) =>
    db
      .update(profiles)
      .set({ tripNotifications })
      .where(eq(profiles.id, profileIdOf(traveler)))
  const { id, bookingId } = await plant()
  await choose(false)
  await decide(id, 'sendBack', 'Take the train.')
  const task = { type: 'approval', code: 'tripSentBack', isUrgent: true }
  expect(await told(traveler, bookingId)).toMatchObject([{ ...task, actionRoute: { name: 'trip' } }])
  expect(await told(arranger, bookingId)).toMatchObject([
    { ...task, actionRoute: { name: 'arrangerTrip', params: { profileId: profileIdOf(traveler), bookingId } } },
  ])
  await choose(true)
})

test('an approved or declined trip is told for some days, where the person wants it, in words of its own', async () => {
  const { db } = at.services
  const [yes, no] = [await plant(), await plant()]
  await decide(yes.id, 'approve')
  await decide(no.id, 'decline')
  expect(await told(traveler, yes.bookingId)).toMatchObject([{ type: 'tripchange', code: 'tripApproved' }])
  expect(await told(traveler, no.bookingId)).toMatchObject([
    { type: 'tripchange', code: 'tripDeclined', detail: expect.stringMatching(/ has declined it\. Nothing was paid/) },
  ])
  await db
    .update(profiles)
    .set({ tripNotifications: false })
    .where(eq(profiles.id, profileIdOf(traveler)))
  expect(await told(traveler, yes.bookingId)).toEqual([])
  await db
    .update(profiles)
    .set({ tripNotifications: true })
    .where(eq(profiles.id, profileIdOf(traveler)))
  const asked = at.clock.now
  at.clock.now = new Date(+asked + 15 * dayMs)
  expect(await told(traveler, no.bookingId)).toEqual([])
  at.clock.now = asked
})

test('the menu of an employee has the approvals once they were asked', async () => {
  const approvalsOf = async (who: Handle) => {
    const path = `/company/companies/${companyOf(who)}/employees/${employeeIdOf(who)}/configuration`
    return (await at.get<EmployeeConfiguration>(who, path)).features.approvals
  }
  await plant()
  expect([await approvalsOf(approver), await approvalsOf('vip@aurora')]).toEqual([true, false])
})
