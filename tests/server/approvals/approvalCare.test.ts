import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#contract/time/durations.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { absences, approvalAsked, approvalKeys, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { sweepExpired } from '#server/identity/sweepRegularly.ts'
import { employeesPath, openStaffDesk } from '#tests/support/admin/staffDesk.ts'
import { plantQuestion } from '#tests/support/approvals/plantQuestion.ts'
import { profileIdOf } from '#tests/support/http/api.ts'

// Links and comments about approvals stay no longer than they are of use, and go with their people.

const desk = await openStaffDesk()
const { at, send, add } = desk
const { db } = at.services
afterAll(() => at.close())
const start = at.clock.now
beforeEach(() => {
  at.clock.now = start
})

const set = (id: string, values: Partial<typeof approvalQuestions.$inferInsert>) =>
  db.update(approvalQuestions).set(values).where(eq(approvalQuestions.id, id))
const questionOf = async (id: string) =>
  (await db.select().from(approvalQuestions).where(eq(approvalQuestions.id, id)))[0]!
const keysOf = (id: string) => db.$count(approvalKeys, eq(approvalKeys.questionId, id))
const plant = async (status: 'waiting' | 'declined') => {
  const planted = await plantQuestion(db, { who: 'traveller@aurora', approver: 'finance@aurora', now: start })
  const { facts } = await questionOf(planted.id)
  const field = { name: 'Note', sortOrder: 1 }
  const fields = [
    { ...field, fieldId: 'f-1', kind: 'text', value: 'Mother ill' },
    { ...field, fieldId: 'f-2', kind: 'number', value: '7' },
  ] as unknown as typeof facts.fields
  const answer = { decidedAt: start, decidedBy: profileIdOf('finance@aurora'), comment: 'Too dear.', dueAt: null }
  await set(planted.id, { facts: { ...facts, fields }, status, ...(status === 'declined' && answer) })
  return planted
}
const later = async (days: number) => {
  at.clock.now = new Date(+start + days * dayMs)
  await sweepExpired(at.services)
}

test('a link is known until the hold of its question is over, and longer while the question waits', async () => {
  const [waiting, declined] = [await plant('waiting'), await plant('declined')]
  await later(2)
  expect([await keysOf(waiting.id), await keysOf(declined.id)]).toEqual([1, 1])
  await later(4)
  expect([await keysOf(waiting.id), await keysOf(declined.id)]).toEqual([1, 0])
})

test('a comment is deleted 90 days after the end of its trip, and the answer stays', async () => {
  const { id } = await plant('declined')
  await later(140)
  expect(await questionOf(id)).toMatchObject({ comment: 'Too dear.' })
  await later(142)
  expect(await questionOf(id)).toMatchObject({ comment: '', status: 'declined' })
})

test('a removed person takes the comments along that they wrote, and stays named by what they were asked', async () => {
  const approver = await add()
  const profileId = approver.profileId!
  const { id } = await plant('declined')
  await set(id, { decidedBy: profileId })
  await db.update(approvalKeys).set({ profileId }).where(eq(approvalKeys.questionId, id))
  await db.update(approvalAsked).set({ profileId }).where(eq(approvalAsked.questionId, id))
  const away = { fromDay: '2030-01-01', untilDay: '2030-01-02', standInEmployeeId: approver.id }
  await db.insert(absences).values({ id: 'a-1', companyId: 'aurora', profileId: profileIdOf('vip@aurora'), ...away })
  expect((await send('DELETE', `${employeesPath}/${approver.id}`)).status).toBe(200)
  expect(await questionOf(id)).toMatchObject({ comment: '', status: 'declined', decidedBy: profileId })
  expect((await questionOf(id)).facts.fields).toHaveLength(2)
  expect(await keysOf(id)).toBe(0)
  expect(await db.select().from(absences).where(eq(absences.id, 'a-1'))).toMatchObject([{ standInEmployeeId: null }])
  expect(await db.$count(profiles, eq(profiles.id, profileId))).toBe(1)
})

test('a removed traveler takes the comments about them along, and what they typed in the fields', async () => {
  const traveler = await add()
  const { id } = await plant('declined')
  await set(id, { profileId: traveler.profileId!, bookerProfileId: traveler.profileId! })
  expect((await send('DELETE', `${employeesPath}/${traveler.id}`)).status).toBe(200)
  const { comment, facts } = await questionOf(id)
  expect([comment, facts.fields.map(({ kind }) => kind)]).toEqual(['', ['number']])
})
