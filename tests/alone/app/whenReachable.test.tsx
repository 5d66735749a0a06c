import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenReachable } from '@/app/refresh/whenReachable'
import { storage } from '@/lib/storage'
import { makeWhoami } from '#tests/support/page/factories.ts'
import { network } from '#tests/support/page/network.ts'

let asked: string[] = []
let reply: () => Response
let visibility: DocumentVisibilityState = 'visible'
let end: () => void = () => undefined
const back = vi.fn<() => void>()
const silent = () => HttpResponse.error()
const heard = (name: string) => () => {
  asked.push(name)
  return reply()
}

beforeEach(() => {
  ;[asked, reply, visibility] = [[], silent, 'visible']
  back.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  network.use(
    http.get('*/api/main/configuration', heard('configuration')),
    // Where it is, only the configuration knows.
    http.get('*/api/company/auth/whoami', heard('whoami')),
  )
  end = whenReachable(back)
})
afterEach(() => {
  end()
  storage.clear('accessToken')
  vi.restoreAllMocks()
})

const configuration = { apis: [{ name: 'company', url: '/api/company' }], features: [] }

/** Lets time pass, and then an answer come. */
async function pass(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
const signIn = (seconds = 600) => {
  const exp = Math.floor(Date.now() / 1000) + seconds
  storage.write('accessToken', `h.${btoa(JSON.stringify({ sub: 'p1', ProfileId: 'p1', company_id: 'aurora', exp }))}.s`)
}

test('a service that does not answer is tried after 5, 10, 20 and 40 seconds, and then each minute', async () => {
  for (const [seconds, times] of [
    [4, 0],
    [1, 1],
    [10, 2],
    [20, 3],
    [40, 4],
    [60, 5],
    [59, 5],
    [1, 6],
  ] as const) {
    await pass(seconds)
    expect(asked).toHaveLength(times)
  }
  expect(back).not.toHaveBeenCalled()
  reply = () => HttpResponse.json(configuration)
  await pass(60)
  expect(back).toHaveBeenCalledOnce()
  await pass(600)
  expect(asked).toEqual(Array.from({ length: 7 }, () => 'configuration'))
})

test.each([
  ['that answers is back', () => HttpResponse.json(makeWhoami()), true],
  ['that refuses the token is back too', () => HttpResponse.json({}, { status: 401 }), true],
  ['that fails is not', () => HttpResponse.json({}, { status: 503 }), false],
])('the signed-in person is requested as well: a service %s', async (_, answered, isBack) => {
  signIn()
  reply = () => HttpResponse.json(configuration)
  network.use(http.get('*/api/company/auth/whoami', answered))
  await pass(5)
  expect(back).toHaveBeenCalledTimes(isBack ? 1 : 0)
})

test('an expired token is not sent with the retry', async () => {
  signIn(-60)
  reply = () => HttpResponse.json(configuration)
  await pass(5)
  expect(asked).toEqual(['configuration'])
  expect(back).toHaveBeenCalledOnce()
})

test('the page of a network that asks for its terms first is no answer', async () => {
  reply = () => HttpResponse.html('<p>Welcome</p>')
  await pass(5)
  expect(asked).toEqual(['configuration'])
  expect(back).not.toHaveBeenCalled()
})

test('a hidden tab sends no retry, and an ended one sends none either', async () => {
  visibility = 'hidden'
  await pass(5)
  expect(asked).toEqual([])
  visibility = 'visible'
  end()
  await pass(600)
  expect(asked).toEqual([])
})
