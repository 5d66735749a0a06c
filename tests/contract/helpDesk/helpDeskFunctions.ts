import { expect, test } from 'vitest'
import { companyOf, employeeIdOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const deskOf = (who: Handle) => ({
  companyId: companyOf(who),
  profileId: profileIdOf(who),
  employeeId: employeeIdOf(who),
})
const me = deskOf('traveller@aurora')
const { profileId: _, ...agent } = deskOf('agent@northline')

/** The calls of the help desk against the real server. */
export function helpDeskFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  const { helpDesk, helpDeskToken, queue } = api

  test('a person asks the help desk, an agent answers, and both listen', async () => {
    backend().actAs('traveller@aurora')
    const thread = await helpDesk.postDeskRequest({ ...me, request: { topic: 'other', text: 'Hello' } }, signal)
    const ref = { ...me, requestId: thread.id }
    expect((await helpDesk.getDeskRequests(me, signal)).map(({ id }) => id)).toContain(thread.id)
    expect(await helpDesk.getDeskThread(ref, signal)).toEqual(thread)
    expect((await helpDesk.postDeskMessage({ ...ref, text: 'And this' }, signal)).messages).toHaveLength(2)
    expect(await firstVersion((listener) => helpDesk.listenToDesk({ ...me, seen: 0 }, listener))).toBeGreaterThan(1)

    backend().actAs('agent@northline')
    const page = await queue.getQueue({ ...agent, pageNumber: 1, status: 'open' }, signal)
    expect(page.responseData.map(({ id }) => id)).toContain(thread.id)
    const mine = { ...agent, requestId: thread.id }
    const { version } = await queue.getQueueThread(mine, signal)
    const taken = await queue.putQueueAgent({ ...mine, version, isMine: true }, signal)
    expect(taken).toMatchObject({ isMine: true, version: version + 1 })
    const answered = await queue.postQueueMessage({ ...mine, version: taken.version, text: 'Yes' }, signal)
    expect(answered).toMatchObject({ status: 'waiting' })
    const reopened = await queue.putQueueStatus({ ...mine, version: answered.version, status: 'open' }, signal)
    expect(reopened).toMatchObject({ status: 'open' })
    await expect(queue.putQueueStatus({ ...mine, version, status: 'solved' }, signal)).rejects.toMatchObject({
      response: { status: 412, data: { current: reopened } },
    })
    expect((await queue.getQueueThread(mine, signal)).messages).toHaveLength(3)
    expect(await firstVersion((listener) => queue.listenToQueue({ ...agent, seen: 0 }, listener))).toBeGreaterThan(1)

    backend().actAs('traveller@aurora')
    await helpDesk.putDeskRead(ref, signal)
    expect(await helpDesk.putDeskSolved(ref, signal)).toMatchObject({ status: 'solved', isUnread: false })
  })

  test('an employee token opens the help desk, and signing out of it ends it', async () => {
    backend().actAs('traveller@aurora')
    const { token } = await helpDeskToken.getEmployeeDeskToken(me)
    expect((await helpDeskToken.getDeskToken(token)).token).not.toBe(token)
    await expect(helpDeskToken.getDeskToken(token)).rejects.toMatchObject({ response: { status: 409 } })
    await helpDeskToken.deleteDeskToken(me, 'traveller@aurora')
    // It is opened anew.
    expect(await helpDesk.getDeskRequests(me, signal)).not.toEqual([])
  })

  /** The version of the first event of a stream, which is then left. */
  async function firstVersion(
    listen: (listener: Parameters<typeof helpDesk.listenToDesk>[1]) => Promise<void>,
  ): Promise<number> {
    const leaving = new AbortController()
    const change = Promise.withResolvers<{ version: number }>()
    const listening = listen({ signal: leaving.signal, onOpen: () => undefined, onChange: change.resolve })
    const { version } = await change.promise
    leaving.abort()
    await listening
    return version
  }
}
