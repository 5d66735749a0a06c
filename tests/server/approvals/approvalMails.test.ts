import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { profiles } from '#server/db/schema/company/people.ts'
import { openApprovalDesk } from '#tests/support/approvals/approvalDesk.ts'
import { profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { allSent, forgetTurns } from '#tests/support/mail/mailQueue.ts'

// A person chooses mails about approvals by themselves; those that wait for them are always sent.

let desk: Awaited<ReturnType<typeof openApprovalDesk>>
beforeAll(async () => {
  desk = await openApprovalDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  await allSent(desk.services)
  await forgetTurns(desk.services)
  await desk.outbox.empty()
})

const traveler = 'traveller@aurora'
const approver = 'finance@aurora'
const wants = (who: Handle, set: Partial<typeof profiles.$inferInsert>) =>
  desk.db
    .update(profiles)
    .set(set)
    .where(eq(profiles.id, profileIdOf(who)))
const subjects = async (who: Handle) =>
  (await desk.mails(`${who}.example`)).map(({ subject }) => subject?.split(':')[0])

test('an approver who wants no mails about approvals is not told of trips, and is still asked', async () => {
  await wants(approver, { approvalMails: false })
  await desk.book(traveler, 'within')
  expect(await subjects(approver)).toEqual([])
  await desk.book(traveler)
  expect(await subjects(approver)).toEqual(['Please decide'])
  await wants(approver, { approvalMails: true, tripMails: false })
  await desk.book(traveler, 'within')
  expect(await subjects(approver)).toEqual(['Please decide', 'For your information'])
})

test('a traveler who wants none hears of a sent-back trip only, and of an approved one as of any booked trip', async () => {
  await wants(traveler, { approvalMails: false, tripMails: false })
  for (const decision of ['approve', 'decline', 'sendBack']) {
    const { id } = await desk.questionOf((await desk.book(traveler)).id)
    await desk.decided(await desk.decide(approver, [id], decision, 'Look again.'))
  }
  expect(await subjects(traveler)).toEqual([expect.stringMatching(/^Please correct your trip/)])
  await desk.outbox.empty()
  await wants(traveler, { approvalMails: true })
  const { id } = await desk.questionOf((await desk.book(traveler)).id)
  await desk.decided(await desk.decide(approver, [id], 'approve'))
  expect(await subjects(traveler)).toHaveLength(1)
})
