import { expect, test } from 'vitest'
import { profileIdOf } from '#tests/support/http/api.ts'
import { plantQuestion } from '#tests/support/approvals/plantQuestion.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const approver = { companyId: 'aurora', profileId: profileIdOf('finance@aurora') }

/** The calls of an approver against the real server. */
export function approvalFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  const { approvals } = api
  const plant = () =>
    plantQuestion(backend().services.db, {
      who: 'traveller@aurora',
      approver: 'finance@aurora',
      now: backend().clock.now,
    })

  test('an approver finds the trips that wait and answers several, by a link as well; the second answer is told of the first', async () => {
    const [one, other] = [await plant(), await plant()]
    backend().actAs('finance@aurora')
    const waiting = await approvals.getApprovals({ ...approver, status: 'waiting', pageNumber: 1 }, signal)
    expect(waiting.responseData.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]))
    const open = await approvals.getApproval({ ...approver, approvalId: one.id }, signal)
    expect(open).toMatchObject({
      isOpen: true,
      trip: { destination: 'London', segments: [{ confirmationNumber: '' }] },
    })

    backend().actAs(undefined)
    expect(await approvals.getMailedApproval(other.key, signal)).toMatchObject({ id: other.id, isOpen: true })
    const answer = { decision: 'decline' as const, comment: 'Too dear.' }
    expect(await approvals.postMailedDecision({ key: other.key, answer }, signal)).toMatchObject({
      status: 'declined',
      isOwn: true,
    })

    backend().actAs('finance@aurora')
    const request = { ids: [one.id, other.id], decision: 'approve' as const }
    expect(await approvals.postDecisions({ ...approver, request }, signal)).toMatchObject([
      { id: one.id, status: 'approved', isOwn: true },
      { id: other.id, status: 'declined', isOwn: false, decision: { comment: 'Too dear.' } },
    ])
    const answered = await approvals.getApprovals({ ...approver, status: 'answered', pageNumber: 1 }, signal)
    expect(answered.responseData.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]))
  })
}
