import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RollCallChange } from '#contract/risk/rollCalls.ts'
import { rollCallKeys, rollCallPeople } from '#server/db/schema/risk/rollCalls.ts'
import { randomToken } from '#server/crypto/tokens.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'
import { advisor, rollCallDesk, rollCallsPath } from '#tests/support/risk/rollCallDesk.ts'

// The mailed links of roll calls, and the stream of their events.

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())

const desk = rollCallDesk(() => at)
const address = 'traveller@boreal.example'
const minutes = (count: number) => (at.clock.now = new Date(at.clock.now.getTime() + count * 60_000))
beforeEach(async () => {
  await desk.clear()
  await at.forgetMails()
  minutes(60)
})

const asked = async () => {
  await desk.travels('traveller@boreal')
  const call = await desk.ask()
  return { call, key: await desk.keyOf(address) }
}
const bodyOf = async (answer: Response) => [answer.status, await answer.text()]

test('only the hash of a key is stored, and reading a link changes nothing', async () => {
  const { call, key } = await asked()
  const stored = await at.services.db.select().from(rollCallKeys)
  expect(JSON.stringify(stored)).not.toContain(key)
  const before = [await at.services.db.select().from(rollCallPeople), await desk.now(call)]
  for (let read = 0; read < 3; read += 1) expect(await desk.question(key)).toMatchObject({ answer: null })
  const head = await desk.send(undefined, `/company/roll-calls/answer/${key}`, undefined, 'HEAD')
  expect(head.status).toBe(200)
  expect([await at.services.db.select().from(rollCallPeople), await desk.now(call)]).toEqual(before)
})

test('the first answer by a link counts; a second one changes nothing and gets the first', async () => {
  const { call, key } = await asked()
  const first = await desk.read<{ answer: string; answeredAt: string; noteToken: string | null }>(
    desk.byKey(key, { answer: 'needsHelp' }),
  )
  expect(first).toMatchObject({ answer: 'needsHelp' })
  minutes(1)
  expect(await desk.read(desk.byKey(key, { answer: 'safe' }))).toEqual({ ...first, noteToken: null })
  expect(await desk.question(key)).toMatchObject({ answer: 'needsHelp', answeredAt: first.answeredAt })
  expect((await desk.now(call)).counts).toMatchObject({ needsHelp: 1, safe: 0, noAnswer: 0 })
})

test('among simultaneous answers by one link a call for help is stored', async () => {
  const { call, key } = await asked()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      desk.read<{ answer: string }>(desk.byKey(key, { answer: index % 2 ? 'safe' : 'needsHelp' })),
    ),
  )
  expect(answers.at(-1)).toBeDefined()
  // A call for help stands, whatever was answered before and after it.
  expect((await desk.now(call)).counts).toMatchObject({ needsHelp: 1, safe: 0 })
})

test('a key answers its own question and its own person only', async () => {
  const { call, key } = await asked()
  await desk.travels('admin@boreal')
  minutes(20)
  const later = await desk.ask()
  await desk.byKey(key, { answer: 'safe' })
  expect((await desk.now(call)).counts.safe).toBe(1)
  expect((await desk.now(later)).counts).toMatchObject({ safe: 0, noAnswer: 2 })
})

test('unknown, closed and expired links get the same answer', async () => {
  const { call, key } = await asked()
  const unknown = await bodyOf(await desk.byKey(randomToken()))
  await desk.send(advisor, `${rollCallsPath}/${call.id}/close`, undefined, 'POST')
  expect(await bodyOf(await desk.byKey(key))).toEqual(unknown)
  expect(await bodyOf(await desk.byKey(key, { answer: 'safe' }))).toEqual(unknown)
  minutes(20)
  await desk.ask()
  const other = await desk.keyOf(address)
  expect((await desk.byKey(other)).status).toBe(200)
  minutes(7 * 24 * 60)
  expect(await bodyOf(await desk.byKey(other))).toEqual(unknown)
  expect(unknown[0]).toBe(404)
})

test('guessing is limited by network, and a right link is not', async () => {
  const { key } = await asked()
  const from = (path: string) => at.send(undefined, path, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  for (let tries = 0; tries < 29; tries += 1) await from(`/company/roll-calls/answer/${randomToken()}`)
  for (let reads = 0; reads < 3; reads += 1) expect((await from(`/company/roll-calls/answer/${key}`)).status).toBe(200)
  expect((await from(`/company/roll-calls/answer/${randomToken()}`)).status).toBe(404)
  expect((await from(`/company/roll-calls/answer/${randomToken()}`)).status).toBe(429)
  expect((await from(`/company/roll-calls/answer/${key}`)).status).toBe(200)
})

test('a note follows an answer once, within half an hour, with its token only', async () => {
  const { call, key } = await asked()
  const { noteToken } = await desk.read<{ noteToken: string }>(desk.byKey(key, { answer: 'needsHelp' }))
  const note = (token: string) =>
    desk.send(undefined, `/company/roll-calls/answer/${key}/note`, { token, note: 'Room 12' })
  expect((await note(randomToken())).status).toBe(409)
  expect((await note(noteToken)).status).toBe(200)
  expect((await note(noteToken)).status).toBe(409)
  expect((await desk.peopleOf(call))[0]?.note).toBe('Room 12')
})

test('the counts of the states add up to the people, whatever is answered', async () => {
  const people = ['traveller', 'admin', 'finance', 'risk'] as const
  for (const who of people) await desk.travels(`${who}@boreal`)
  await desk.travels('admin@boreal', desk.guest('lost@no-address.invalid'))
  const call = await desk.ask()
  const sum = async () => {
    const { people: all, safe, needsHelp, noAnswer, unreachable } = (await desk.now(call)).counts
    return [all, safe + needsHelp + noAnswer + unreachable]
  }
  expect(await sum()).toEqual([5, 5])
  const rows = await desk.peopleOf(call)
  for (const [index, { id }] of rows.entries()) {
    const body = { answer: index % 2 ? 'safe' : 'needsHelp', reason: 'By telephone' }
    await desk.send(advisor, `${rollCallsPath}/${call.id}/people/${id}/answer`, body)
    expect(await sum()).toEqual([5, 5])
    expect(await desk.peopleOf(call)).toHaveLength(5)
  }
  expect((await desk.peopleOf(call)).map(({ state }) => state).slice(0, 3)).toEqual(Array(3).fill('needsHelp'))
})

test('an advisor gets the counts after every answer, and later only what is new', async () => {
  const { call, key } = await asked()
  const events = await listen(call.id)
  expect(await events.next()).toMatchObject({ counts: { noAnswer: 1, safe: 0 }, isOpen: true })
  await desk.byKey(key, { answer: 'safe' })
  const second = await events.next()
  expect(second).toMatchObject({ counts: { noAnswer: 0, safe: 1 } })
  await events.close()
  const again = await listen(call.id, second.version)
  await desk.send(advisor, `${rollCallsPath}/${call.id}/close`, undefined, 'POST')
  expect(await again.next()).toMatchObject({ isOpen: false, version: second.version + 1 })
  await again.close()
})

test('an advisor who listens learns that a roll call has ended by its time', async () => {
  const { call } = await asked()
  const events = await listen(call.id)
  const first = await events.next()
  minutes(7 * 24 * 60)
  expect(await events.next()).toEqual({ ...first, isOpen: false })
  await events.close()
})

test('a person follows three roll calls at a time', async () => {
  const { call } = await asked()
  const open = [await listen(call.id), await listen(call.id), await listen(call.id)]
  for (const each of open) await each.next()
  const path = `${rollCallsPath}/${call.id}/events`
  expect((await desk.send(advisor, path)).status).toBe(429)
  for (const each of open) await each.close()
  // A look at the headers alone is no stream.
  for (let look = 0; look < 4; look += 1) await desk.send(advisor, path, undefined, 'HEAD')
  const once = await Promise.all(Array.from({ length: 5 }, () => desk.send(advisor, path)))
  expect(once.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429, 429])
  for (const { status, body } of once) if (status === 200) await body?.cancel()
})

async function listen(id: string, seen = 0) {
  const answer = await desk.send(advisor, `${rollCallsPath}/${id}/events?seen=${seen}`)
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  return {
    next: async (): Promise<RollCallChange> => {
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        const data = /^data: (.*)$/m.exec(read.value)?.[1]
        if (data) return JSON.parse(data) as RollCallChange
      }
      throw new Error('The stream has ended')
    },
    close: () => reader.cancel(),
  }
}
