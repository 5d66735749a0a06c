import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notification, NotificationCode } from '#contract/notices/notifications.ts'
import { companyCards } from '#server/db/schema/company/admin.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { type Handle, openTestApi, placeOf, profileIdOf } from '#tests/support/http/api.ts'

// §4: what an administrator, a guest manager and an agent have to do is announced to them, and to no other.
let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const announced = async (who: Handle, ...codes: NotificationCode[]) =>
  (await at.get<Notification[]>(who, `/main${placeOf(who)}/notifications`, { 'Accept-Language': 'en' })).filter(
    ({ code }) => (codes as string[]).includes(code),
  )

test('a company card that expires soon, or has expired, is announced to administrators with its expiry date', async () => {
  const codes = ['companyCardExpiringSoon', 'companyCardExpired'] as const
  const { db } = at.services
  const ofCompany = eq(companyCards.companyId, 'aurora')
  await db.update(companyCards).set({ expiryMonth: '2099-01' }).where(ofCompany)
  expect(await announced('admin@aurora', ...codes)).toEqual([])
  const [card] = await db.select().from(companyCards).where(ofCompany).limit(1)
  const expire = async (month: string) => {
    await db
      .update(companyCards)
      .set({ expiryMonth: month })
      .where(and(ofCompany, eq(companyCards.id, card!.id)))
    return announced('admin@aurora', ...codes)
  }
  // The day where the administrator lives, which on the first of a month is another month than elsewhere.
  const today = await homeDay({ companyId: 'aurora', profileId: profileIdOf('admin@aurora') }, at.services)
  expect(await expire(today.slice(0, 7))).toMatchObject([
    {
      type: 'paymentmethod',
      code: 'companyCardExpiringSoon',
      title: expect.stringContaining(`The company card ${card!.name} (`),
      isUrgent: true,
      actionRoute: {
        name: 'editPaymentMethod',
        params: { costCenterId: card!.costCenterId, creditCardId: card!.id },
        field: 'expiryDate',
      },
    },
  ])
  expect(await expire(addDays(today, -40).slice(0, 7))).toMatchObject([{ code: 'companyCardExpired', isUrgent: true }])
  for (const who of ['traveller@aurora', 'finance@aurora', 'admin@boreal'] as const)
    expect(await announced(who, ...codes), who).toEqual([])
  await db.update(companyCards).set({ expiryMonth: '2099-01' }).where(ofCompany)
})

test('a guest whose stay ends soon is announced to guest managers', async () => {
  const { db } = at.services
  const [guest] = await db.select().from(guestStays).where(eq(guestStays.employeeId, 'e-aurora-guest-1')).limit(1)
  const endDate = addDays(earliestDay(at.clock.now), 5)
  await db.update(guestStays).set({ endDate, deactivatedAt: null }).where(eq(guestStays.employeeId, guest!.employeeId))
  const tasks = await announced('guestmanager@aurora', 'guestEnding')
  const task = tasks.find(({ actionRoute }) => actionRoute.params?.employeeId === guest!.employeeId)
  expect(task).toMatchObject({ expiryDate: endDate, actionRoute: { name: 'guestManagementEdit' } })
  expect(task!.title).toMatch(/^The stay of .+ ends on /)
  expect(await announced('admin@aurora', 'guestEnding')).toEqual([])
})

test('requests that wait are announced to the agent of their company, as one', async () => {
  const agent: Handle = 'agent@northline'
  const [task, ...others] = await announced(agent, 'deskRequestsWaiting')
  expect(others).toEqual([])
  expect(task).toMatchObject({ title: expect.stringMatching(/wait/), actionRoute: { name: 'helpDeskAgent' } })
  expect(await announced('traveller@aurora', 'deskRequestsWaiting')).toEqual([])
  await at.services.db.update(helpDeskRequests).set({ status: 'solved' })
  expect(await announced(agent, 'deskRequestsWaiting')).toEqual([])
})
