import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limits } from '#contract/fields/limits.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { callsAtOnce, callsWaiting, createTurns as createAllTurns } from '#server/http/operations/personTurns.ts'

const caller = (accountId: string) => ({ accountId }) as Caller
const call = { isDocument: false, signal: new AbortController().signal }

/** Turns of calls that make no document, by their answers. */
function createTurns() {
  const takeTurn = createAllTurns()
  return async (...given: Parameters<typeof takeTurn<string>>) => (await takeTurn<string>(...given)).answer
}

/** Work that lasts until it is ended, and the number of started calls. */
function lasting() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)!() }
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `call ${at}`)

test("a few calls of a person run at once, the others in order, and other people's calls pass them", async () => {
  const { begun, work, end } = lasting()
  const takeTurn = createTurns()
  const all = names(callsAtOnce + 2)
  const answers = all.map((name) => takeTurn(caller('heavy'), call, work(name)))
  await setImmediate()
  expect(begun).toEqual(all.slice(0, callsAtOnce))
  const other = takeTurn(caller('light'), call, work('of somebody else'))
  await setImmediate()
  expect(begun).toContain('of somebody else')
  end('of somebody else')
  expect(await other).toBe('of somebody else')
  end('call 1')
  await setImmediate()
  expect(begun.at(-1)).toBe(all[callsAtOnce])
  end('call 0')
  await setImmediate()
  expect(begun.at(-1)).toBe(all[callsAtOnce + 1])
  for (const name of all) end(name)
  expect(await Promise.all(answers)).toEqual(all)
})

test('calls beyond the limit of simultaneous ones are told when to try again', async () => {
  const { work, end, begun } = lasting()
  const takeTurn = createTurns()
  const answers = names(callsAtOnce + callsWaiting).map((name) => takeTurn(caller('heavy'), call, work(name)))
  await expect(takeTurn(caller('heavy'), call, work('too many'))).rejects.toMatchObject({
    status: 429,
    messageCode: 'tooManyCalls',
    retryAfterSeconds: expect.any(Number) as number,
  })
  const ending = setInterval(() => begun.forEach(end), 1)
  await Promise.all(answers)
  clearInterval(ending)
  const again = takeTurn(caller('heavy'), call, work('again'))
  await setImmediate()
  end('again')
  expect(await again).toBe('again')
})

test('a call whose client is gone is not run, and one that fails makes place for the next', async () => {
  const takeTurn = createTurns()
  const { begun, work, end } = lasting()
  const leaving = new AbortController()
  const running = names(callsAtOnce).map((name) => takeTurn(caller('heavy'), call, work(name)))
  const left = takeTurn(caller('heavy'), { isDocument: false, signal: leaving.signal }, work('left'))
  const failing = takeTurn(caller('heavy'), call, () => Promise.reject(new Error('no')))
  const last = takeTurn(caller('heavy'), call, work('last'))
  leaving.abort()
  await setImmediate()
  end('call 0')
  await expect(left).rejects.toMatchObject({ status: 400 })
  await expect(failing).rejects.toThrow('no')
  await setImmediate()
  expect(begun.at(-1)).toBe('last')
  for (const name of [...names(callsAtOnce), 'last']) end(name)
  await Promise.all([...running, last])
  expect(begun).not.toContain('left')
})

test('a document counts until its turn is ended, once, and one that fails does not count', async () => {
  const takeTurn = createAllTurns()
  const document = { ...call, isDocument: true }
  const make = () => takeTurn(caller('heavy'), document, () => Promise.resolve('made'))
  const all = await Promise.all(names(limits.documentsAtOnce).map(make))
  await expect(make()).rejects.toMatchObject({ status: 429, messageCode: 'documentsUnderWay' })
  const plain = await takeTurn(caller('heavy'), call, () => Promise.resolve('no document'))
  plain.endDocument()
  await expect(make()).rejects.toMatchObject({ status: 429 })
  all[0]!.endDocument()
  all[0]!.endDocument()
  await expect(takeTurn(caller('heavy'), document, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const next = await make()
  await expect(make()).rejects.toMatchObject({ status: 429 })
  next.endDocument()
  expect((await make()).answer).toBe('made')
})
