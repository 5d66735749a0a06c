import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askAlways, usualPlan, type ApprovalPlan } from '#contract/approvals/approvalRules.ts'
import type { Decided } from '#contract/approvals/approvals.ts'
import { employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { absences } from '#server/db/schema/trips/approvals.ts'
import { runApprovalClock } from '#server/domains/approvals/clock.ts'
import { openApprovalDesk } from '#tests/support/approvals/approvalDesk.ts'
import { employeeIdOf, placeOf, profileIdOf } from '#tests/support/http/api.ts'
import { allSent, forgetTurns } from '#tests/support/mail/mailQueue.ts'

// The clock reminds, asks the next person, and ends what nobody answers as the policy says.

let desk: Awaited<ReturnType<typeof openApprovalDesk>>
beforeAll(async () => {
  desk = await openApprovalDesk()
})
afterAll(() => desk.close())

let weeks = 0
const traveler = 'traveller@aurora'
const approver = 'finance@aurora'
const approverMail = 'finance@aurora.example'
const managerMail = 'vip@aurora.example'
const policy = (changed: Partial<ApprovalPlan>) =>
  desk.db
    .update(travelPolicies)
    .set({ approval: { ...usualPlan, ...changed } })
    .where(eq(travelPolicies.companyId, 'aurora'))
const after = async (hours: number) => {
  desk.clock.now = new Date(+desk.clock.now + hours * 3_600_000)
  await runApprovalClock(desk.services)
}
beforeEach(async () => {
  await desk.db.delete(absences)
  await desk.db
    .update(employees)
    .set({ approverId: employeeIdOf(approver), managerId: employeeIdOf('vip@aurora') })
    .where(eq(employees.id, employeeIdOf(traveler)))
  await desk.db
    .update(employees)
    .set({ status: 'active' })
    .where(eq(employees.id, employeeIdOf(approver)))
  // Each test begins on another Tuesday, so that no weekend lies within a day.
  weeks += 2
  desk.clock.now = new Date(Date.parse('2027-01-12T15:00:00Z') + weeks * 7 * 86_400_000)
  await policy({})
  await allSent(desk.services)
  await forgetTurns(desk.services)
  await desk.outbox.empty()
})

test('halfway it reminds, once, and then asks the next', async () => {
  const row = await desk.book(traveler)
  await after(11)
  expect(await desk.mails(approverMail)).toHaveLength(1)
  expect((await desk.mails(approverMail))[0]?.text).toContain('Without an answer the next person is asked')
  await after(2)
  await after(1)
  expect((await desk.mails(approverMail)).map(({ subject }) => subject?.startsWith('Reminder'))).toEqual([false, true])
  await after(10)
  expect(await desk.askedFor(row.id)).toEqual([profileIdOf(approver), profileIdOf('vip@aurora')])
  expect(await desk.mails(managerMail)).toHaveLength(1)
  // Who was asked first may still answer.
  const { id } = await desk.questionOf(row.id)
  expect((await desk.decided(await desk.decide(approver, [id], 'approve')))[0]).toMatchObject({ isOwn: true })
})

describe('without an answer', () => {
  test('a trip is confirmed where the policy says so', async () => {
    await policy({ silence: 'confirm' })
    const row = await desk.book(traveler)
    expect((await desk.mails(approverMail))[0]?.text).toContain('Without an answer it is confirmed')
    await after(25)
    expect(await desk.rowOf(row.id)).toMatchObject({ status: 'confirmed', approval: 'approved' })
    expect(await desk.invoicesOf(row.id)).toHaveLength(1)
    const [mail] = await desk.mails('traveller@aurora.example')
    expect(mail?.text).toContain('Nobody answered in time, so it is confirmed')
  })
  test('or released', async () => {
    await policy({ silence: 'release' })
    const row = await desk.book(traveler)
    const key = await desk.keyFor(approverMail)
    expect((await desk.mails(approverMail))[0]?.text).toContain('Without an answer it is released')
    await after(25)
    expect(await desk.rowOf(row.id)).toMatchObject({ status: 'cancelled', approval: 'declined' })
    expect((await desk.questionOf(row.id)).status).toBe('lapsed')
    const late = (await (await desk.byKey(key, { decision: 'approve' })).json()) as Decided
    expect(late).toMatchObject({ isOwn: false, status: 'lapsed' })
    expect(await desk.invoicesOf(row.id)).toEqual([])
  })
  test('or waits no longer than the tool holds it', async () => {
    const row = await desk.book(traveler)
    const { heldUntil } = await desk.questionOf(row.id)
    expect(+heldUntil - +desk.clock.now).toBe(4 * 86_400_000)
    for (let day = 0; day < 4; day += 1) await after(24)
    expect((await desk.questionOf(row.id)).status).toBe('lapsed')
    expect((await desk.rowOf(row.id)).status).toBe('cancelled')
  })
  test('an answer after the hold comes too late, although the clock has not run yet', async () => {
    await policy({ silence: 'confirm' })
    const row = await desk.book(traveler)
    const { id } = await desk.questionOf(row.id)
    desk.clock.now = row.startsAt
    const [late] = await desk.decided(await desk.decide(approver, [id], 'approve'))
    expect(late).toMatchObject({ isOwn: false, status: 'lapsed' })
    expect(await desk.invoicesOf(row.id)).toEqual([])
  })
  test('a trip that was sent back is released with its hold', async () => {
    const row = await desk.book(traveler)
    const { id } = await desk.questionOf(row.id)
    await desk.decided(await desk.decide(approver, [id], 'sendBack', 'Cheaper, please.'))
    await after(95)
    expect((await desk.rowOf(row.id)).status).toBe('pending')
    await after(2)
    expect(await desk.rowOf(row.id)).toMatchObject({ status: 'cancelled', approval: 'declined' })
  })
})

test('who becomes absent, or leaves, while a question waits is replaced within a minute', async () => {
  const row = await desk.book(traveler)
  await desk.db.insert(absences).values({
    id: 'away-now',
    companyId: 'aurora',
    profileId: profileIdOf(approver),
    fromDay: desk.clock.now.toISOString().slice(0, 10),
    untilDay: new Date(+desk.clock.now + 5 * 86_400_000).toISOString().slice(0, 10),
    standInEmployeeId: employeeIdOf('organiser@aurora'),
  })
  await after(1 / 60)
  expect(await desk.askedFor(row.id)).toEqual([profileIdOf(approver), profileIdOf('organiser@aurora')])
  expect((await desk.mails('organiser@aurora.example'))[0]?.text).toContain(
    'porque alguien antes de usted está ausente',
  )
  await desk.db
    .update(employees)
    .set({ status: 'inactive' })
    .where(eq(employees.id, employeeIdOf('organiser@aurora')))
  await after(1 / 60)
  expect((await desk.askedFor(row.id)).at(-1)).toBe(profileIdOf('vip@aurora'))
  await desk.db
    .update(employees)
    .set({ status: 'active' })
    .where(eq(employees.id, employeeIdOf('organiser@aurora')))
  // Who is absent may answer what they were asked before.
  const { id } = await desk.questionOf(row.id)
  expect((await desk.decided(await desk.decide(approver, [id], 'approve')))[0]).toMatchObject({ isOwn: true })
})

test('the link of a person who has left says nothing and decides nothing', async () => {
  const row = await desk.book(traveler)
  const key = await desk.keyFor(approverMail)
  await desk.db
    .update(employees)
    .set({ status: 'inactive' })
    .where(eq(employees.id, employeeIdOf(approver)))
  expect((await desk.byKey(key)).status).toBe(404)
  expect((await desk.byKey(key, { decision: 'approve' })).status).toBe(404)
  expect((await desk.byKey('x'.repeat(43))).status).toBe(404)
  expect((await desk.rowOf(row.id)).status).toBe('pending')
})

test('a policy that changes while a question waits leaves it as it was asked', async () => {
  const row = await desk.book(traveler)
  await policy({ rules: [], silence: 'confirm' })
  await after(25)
  expect(await desk.rowOf(row.id)).toMatchObject({ status: 'pending' })
  expect(await desk.askedFor(row.id)).toHaveLength(2)
  // The next trip follows the new rules.
  expect(await desk.book(traveler)).toMatchObject({ status: 'confirmed' })
})

test('a person reminds who decides, at most once an hour', async () => {
  await policy(askAlways)
  const row = await desk.book(traveler, 'within')
  const remind = () =>
    desk.send(traveler, `/main${placeOf(traveler)}/trips/${row.bookingId}/approval/reminder`, { method: 'POST' })
  expect((await remind()).status).toBe(409)
  desk.clock.now = new Date(+desk.clock.now + 3_600_000)
  expect(await (await remind()).json()).toMatchObject({ decider: 'Olivier Bouchard' })
  expect((await remind()).status).toBe(409)
  expect(await desk.mails(approverMail)).toHaveLength(2)
})

test('nobody but who was asked sees or decides a question', async () => {
  const row = await desk.book(traveler)
  const { id } = await desk.questionOf(row.id)
  for (const who of [traveler, 'arranger@aurora', 'admin@aurora', 'admin@boreal'] as const) {
    expect((await desk.decide(who, [id], 'approve')).status).toBe(404)
    expect((await desk.send(who, `/main${placeOf(who)}/approvals/${id}`)).status).toBe(404)
  }
  expect((await desk.rowOf(row.id)).status).toBe('pending')
})
