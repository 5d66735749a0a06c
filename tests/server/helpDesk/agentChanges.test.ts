import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueueThread } from '#contract/support/helpDesk.ts'
import { helpDeskMessages, helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { type Handle, openTestApi, profileIdOf } from '#tests/support/http/api.ts'
import { agent, firstEvents, openDesks, queuePath, requestsPath } from '#tests/support/helpDesk/desk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const me: Handle = 'finance@aurora'
const colleague = profileIdOf('vip@aurora')
const desks = openDesks(() => at)
const pass = (seconds: number) => void (at.clock.now = new Date(+at.clock.now + seconds * 1000))
const one = (id: string) => `${queuePath}/queue/${id}`
const shown = (id: string) => desks.done<QueueThread>(agent, one(id))
const change = (id: string, part: 'status' | 'agent', body: object) =>
  desks.send(agent, `${one(id)}/${part}`, 'PUT', body)
const answerTo = (id: string, version: number) =>
  desks.done<QueueThread>(agent, `${one(id)}/messages`, 'POST', { text: 'Yes.', version })
/** Another agent takes the request. */
const giveToColleague = async (id: string) => {
  const { version } = await shown(id)
  const given = { agentProfileId: colleague, version: version + 1 }
  await at.services.db.update(helpDeskRequests).set(given).where(eq(helpDeskRequests.id, id))
}

/** A request of which the agent's page does not show the latest message. */
async function writtenMeanwhile() {
  const { id } = await desks.ask(me)
  const { version } = await shown(id)
  pass(60)
  await desks.write(me, id, 'And the hotel?')
  return { id, version, writtenAt: at.clock.now.toISOString() }
}

describe('a message that the page of an agent does not show yet', () => {
  test('keeps a request from being solved: the answer has the request as it is', async () => {
    const { id, version, writtenAt } = await writtenMeanwhile()
    const refused = await change(id, 'status', { status: 'solved', version })
    expect([refused.status, await refused.json()]).toMatchObject([
      412,
      { messageCode: 'changedMeanwhile', current: { status: 'open', version: version + 1 } },
    ])
    const { messages, ...now } = await shown(id)
    expect(now.status).toBe('open')
    expect(messages.at(-1)).toMatchObject({ text: 'And the hotel?', at: writtenAt })
    expect((await change(id, 'status', { status: 'solved', version: now.version })).status).toBe(200)
  })

  test('stays unanswered when an answer to the messages before it arrives', async () => {
    const { id, version, writtenAt } = await writtenMeanwhile()
    pass(60)
    const answered = await answerTo(id, version)
    expect(answered).toMatchObject({ status: 'open', waitingSince: writtenAt, isMine: true })
    expect(answered.messages).toHaveLength(3)
    expect(await desks.read(me, id)).toMatchObject({ status: 'open', isUnread: true })
    expect(await answerTo(id, answered.version)).toMatchObject({ status: 'waiting', waitingSince: null })
  })

  test('stays unanswered though answers to the messages before it are sent at the same moment', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { id } = await desks.ask(me)
      const { version } = await shown(id)
      const answers = Array.from({ length: 3 }, () => answerTo(id, version))
      await Promise.all([desks.write(me, id, 'And the hotel?'), ...answers])
      const now = await shown(id)
      expect(now).toMatchObject({ status: 'open', waitingSince: at.clock.now.toISOString() })
      expect(now.messages).toHaveLength(5)
    }
  })

  test('does not open a request again that another answer has closed', async () => {
    const { id, version } = await writtenMeanwhile()
    await answerTo(id, version + 1)
    expect(await answerTo(id, version)).toMatchObject({ status: 'waiting', waitingSince: null })
  })
})

describe('the agent of a request', () => {
  test('an agent reads which answers are their own', async () => {
    const { id } = await desks.ask(me)
    await desks.answer(id, 'Mine')
    const { messages } = await desks.answer(id, 'Of a colleague')
    const other = { authorProfileId: colleague }
    await at.services.db
      .update(helpDeskMessages)
      .set(other)
      .where(eq(helpDeskMessages.id, messages.at(-1)!.id))
    expect((await shown(id)).messages.map(({ isMine }) => isMine)).toEqual([false, true, false])
  })

  test('a request that a colleague has taken meanwhile is not taken from them', async () => {
    const { id } = await desks.ask(me)
    const { version } = await shown(id)
    await giveToColleague(id)
    const refused = await change(id, 'agent', { isMine: true, version })
    expect([refused.status, await refused.json()]).toMatchObject([412, { current: { isMine: false } }])
    // The page shows the colleague then.
    expect((await change(id, 'agent', { isMine: true, version: version + 1 })).status).toBe(200)
    expect(await shown(id)).toMatchObject({ isMine: true })
  })

  test('a free request is taken although the person has written meanwhile', async () => {
    const { id, version } = await writtenMeanwhile()
    expect((await change(id, 'agent', { isMine: true, version })).status).toBe(200)
  })

  test('an agent leaves only a request of their own, and an answer does not take that of a colleague', async () => {
    const { id } = await desks.ask(me)
    await giveToColleague(id)
    expect((await change(id, 'agent', { isMine: false })).status).toBe(200)
    await desks.answer(id, 'Hello')
    const kept = and(eq(helpDeskRequests.id, id), eq(helpDeskRequests.agentProfileId, colleague))
    expect(await at.services.db.$count(helpDeskRequests, kept)).toBe(1)
  })

  test('taking a solved request changes neither its last change nor how long a message reopens it', async () => {
    const { id } = await desks.ask(me)
    await change(id, 'status', { status: 'solved' })
    const { changedAt, reopensUntil } = await shown(id)
    pass(600)
    await change(id, 'agent', { isMine: true })
    expect(await shown(id)).toMatchObject({ changedAt, reopensUntil, isMine: true })
  })

  test('a listener hears of another agent of a request that has been open for days', async () => {
    const { id } = await desks.ask(me)
    await desks.answer(id, 'Hello')
    await desks.write(me, id, 'And the hotel?')
    pass(3 * 86_400)
    await Promise.all([desks.open(me), desks.open(agent)])
    const version = async () => firstEvents(await desks.send(me, requestsPath(me).replace('requests', 'events')), 1)
    const before = await version()
    await change(id, 'agent', { isMine: false })
    expect(await version()).not.toEqual(before)
  })
})
