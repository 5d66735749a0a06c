import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { costCenterRoles } from '#server/db/schema/company/admin.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { absences } from '#server/db/schema/trips/approvals.ts'
import { decidersOf } from '#server/domains/approvals/deciders.ts'
import { openApprovalDesk } from '#tests/support/approvals/approvalDesk.ts'
import { employeeIdOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'

// Who decides about a trip: the approver, the approver of the cost center, the manager, an administrator; never oneself.

let desk: Awaited<ReturnType<typeof openApprovalDesk>>
beforeAll(async () => {
  desk = await openApprovalDesk()
})
afterAll(() => desk.close())

const traveler: Handle = 'traveller@aurora'
const center = 'cc-aurora-test'
const day = (days: number) => new Date(+desk.clock.now + days * 86_400_000).toISOString().slice(0, 10)
const set = (values: Partial<typeof employees.$inferInsert>, who: Handle = traveler) =>
  desk.db
    .update(employees)
    .set(values)
    .where(eq(employees.id, employeeIdOf(who)))
const role = (type: 'approver' | 'delegate', who: Handle) =>
  desk.db.insert(costCenterRoles).values({
    id: `${type}-${who}`,
    costCenterId: ownCenter,
    employeeId: employeeIdOf(who),
    type,
    startDate: day(-2),
    endDate: null,
    createdAt: desk.clock.now,
    updatedAt: desk.clock.now,
  })
const away = (who: Handle, standIn?: Handle) =>
  desk.db.insert(absences).values({
    id: `away-${who}`,
    companyId: 'aurora',
    profileId: profileIdOf(who),
    fromDay: day(-2),
    untilDay: day(2),
    standInEmployeeId: standIn ? employeeIdOf(standIn) : null,
  })
const found = async (booker: Handle = traveler, of: Handle = traveler) => {
  const concerned = { companyId: 'aurora', profileId: profileIdOf(of), bookerProfileId: profileIdOf(booker) }
  const all = await decidersOf(desk.db, concerned, desk.clock.now)
  return all.map(({ profileId, role: as }) => `${as} ${profileId.replace('p-aurora-', '')}`)
}
let ownCenter = center
beforeEach(async () => {
  await desk.db.delete(absences)
  await desk.db.delete(costCenterRoles)
  await set({ approverId: employeeIdOf('finance@aurora'), managerId: employeeIdOf('vip@aurora'), status: 'active' })
  for (const who of ['finance@aurora', 'vip@aurora', 'arranger@aurora'] as const) await set({ status: 'active' }, who)
  const [own] = await desk.db
    .select()
    .from(employees)
    .where(eq(employees.id, employeeIdOf(traveler)))
  ownCenter = own!.costCenterId!
})

test('the approver, the approver of the cost center, the manager, then the administrators', async () => {
  await role('approver', 'arranger@aurora')
  await role('delegate', 'guestmanager@aurora')
  const [first, second, third, ...administrators] = await found()
  expect([first, second, third]).toEqual(['approver finance', 'costCenterApprover arranger', 'manager vip'])
  expect(administrators.length).toBeGreaterThan(0)
  expect(new Set(administrators.map((each) => each.split(' ')[0]))).toEqual(new Set(['administrator']))
})

test('without an approver of the traveler, that of the cost center is asked first', async () => {
  await role('approver', 'arranger@aurora')
  await set({ approverId: null })
  expect((await found()).slice(0, 2)).toEqual(['costCenterApprover arranger', 'manager vip'])
})

describe('an absence with dates', () => {
  test('of the approver of the cost center leads to its delegate, or to the stand-in', async () => {
    await role('approver', 'arranger@aurora')
    await role('delegate', 'guestmanager@aurora')
    await set({ approverId: null })
    await away('arranger@aurora')
    expect((await found())[0]).toBe('delegate guestmanager')
    await desk.db.update(absences).set({ standInEmployeeId: employeeIdOf('organiser@aurora') })
    expect((await found())[0]).toBe('delegate organiser')
  })
  test('of the manager leads to the administrators', async () => {
    await set({ approverId: null })
    await away('vip@aurora')
    expect((await found())[0]).toMatch(/^administrator /)
  })
  test('leads to the stand-in', async () => {
    await away('finance@aurora', 'organiser@aurora')
    expect((await found())[0]).toBe('delegate organiser')
  })
  test('leads to the delegate of the cost center where there is no stand-in', async () => {
    await role('delegate', 'guestmanager@aurora')
    expect((await found())[0]).toBe('approver finance')
    await away('finance@aurora')
    expect((await found())[0]).toBe('delegate guestmanager')
  })
  test('leads to the next where neither is there', async () => {
    await away('finance@aurora')
    expect((await found())[0]).toBe('manager vip')
  })
  test('that is over or ahead changes nothing', async () => {
    await away('finance@aurora', 'organiser@aurora')
    await desk.db.update(absences).set({ fromDay: day(3), untilDay: day(9) })
    expect((await found())[0]).toBe('approver finance')
    await desk.db.update(absences).set({ fromDay: day(-9), untilDay: day(-3) })
    expect((await found())[0]).toBe('approver finance')
  })
})

test('who has left is replaced by the next', async () => {
  await set({ status: 'inactive' }, 'finance@aurora')
  expect((await found())[0]).toBe('manager vip')
  await desk.db
    .update(profiles)
    .set({ active: false })
    .where(eq(profiles.id, profileIdOf('vip@aurora')))
  expect((await found())[0]).toMatch(/^administrator /)
  await desk.db
    .update(profiles)
    .set({ active: true })
    .where(eq(profiles.id, profileIdOf('vip@aurora')))
})

describe('nobody decides about their own trip', () => {
  const never = async (booker: Handle = traveler) =>
    (await found(booker)).filter((each) => each.endsWith(' traveller') || each.endsWith(` ${booker.split('@')[0]!}`))
  test('by naming themselves as approver or manager', async () => {
    await set({ approverId: employeeIdOf(traveler), managerId: employeeIdOf(traveler) })
    expect(await never()).toEqual([])
  })
  test('as approver or delegate of their cost center, or stand-in of their approver', async () => {
    await role('approver', traveler)
    await role('delegate', traveler)
    await away('finance@aurora', traveler)
    expect(await never()).toEqual([])
    expect((await found())[0]).toBe('manager vip')
  })
  test('as administrator', async () => {
    const all = await found('admin@aurora', 'admin@aurora')
    expect(all.filter((each) => each.endsWith(' admin'))).toEqual([])
    expect(all.length).toBeGreaterThan(0)
  })
  test('through the arranger who booked for them', async () => {
    await role('approver', 'arranger@aurora')
    expect(await never('arranger@aurora')).toEqual([])
  })
  test('by a second record with their address or employee number', async () => {
    const [own] = await desk.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, profileIdOf(traveler)))
    const other = eq(profiles.id, profileIdOf('finance@aurora'))
    const [before] = await desk.db.select().from(profiles).where(other)
    await desk.db.update(profiles).set({ internalEmployeeId: own!.internalEmployeeId }).where(other)
    expect((await found())[0]).toBe('manager vip')
    await desk.db.update(profiles).set({ internalEmployeeId: before!.internalEmployeeId }).where(other)
  })
})

test('without anybody who may decide, a trip that has to be approved is not booked', async () => {
  const { db } = desk
  await db.update(profiles).set({ active: false }).where(eq(profiles.companyId, 'aurora'))
  await db
    .update(profiles)
    .set({ active: true })
    .where(eq(profiles.id, profileIdOf(traveler)))
  try {
    const visitor = await desk.tool.visitorOf(profileIdOf(traveler))
    const html = await desk.review(visitor)
    expect(html).toContain('nobody at Aurora Industries can approve it')
    expect(html).not.toContain('Send for approval')
  } finally {
    await db.update(profiles).set({ active: true }).where(eq(profiles.companyId, 'aurora'))
  }
})
