import { expect, test } from 'vitest'
import { profileIdOf } from '#tests/support/http/api.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const me = { companyId: 'aurora', profileId: profileIdOf('traveller@aurora') }

/** The calls of a traveler who asks before booking, against the real server. */
export function requestFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  const { approvals, requests } = api

  test('a request is sent, sent back, corrected, listed and withdrawn', async () => {
    const day = (count: number) => new Date(+backend().clock.now + count * 86_400_000).toISOString().slice(0, 10)
    const request = { purpose: 'Workshop', places: [{ code: 'YYZ' }], from: day(70), until: day(73), estimate: 1200.5 }
    backend().actAs('traveller@aurora')
    const { id: requestId } = await requests.postTravelRequest({ ...me, request }, signal)
    backend().actAs('finance@aurora')
    const approver = { companyId: 'aurora', profileId: profileIdOf('finance@aurora') }
    const waiting = await approvals.getApprovals({ ...approver, status: 'waiting', pageNumber: 1 }, signal)
    const asked = waiting.responseData.find((each) => each.request?.purpose === 'Workshop')
    expect(asked).toMatchObject({ subject: 'request', trip: { destination: 'Toronto', total: 1200.5 } })
    await approvals.postDecisions(
      { ...approver, request: { ids: [asked!.id], decision: 'sendBack', comment: 'One day less.' } },
      signal,
    )
    backend().actAs('traveller@aurora')
    expect(await requests.getTravelRequest({ ...me, requestId }, signal)).toMatchObject({
      status: 'sentBack',
      canCorrect: true,
    })
    const corrected = { ...request, until: day(72) }
    expect(await requests.putTravelRequest({ ...me, requestId, request: corrected }, signal)).toMatchObject({
      status: 'pendingApproval',
      until: day(72),
    })
    const { responseData, currency } = await requests.getTravelRequests({ ...me, pageNumber: 1 }, signal)
    expect([responseData.map(({ id }) => id), currency]).toEqual([expect.arrayContaining([requestId]), 'CAD'])
    expect(await requests.deleteTravelRequest({ ...me, requestId }, signal)).toMatchObject({ status: 'withdrawn' })
  })
}
