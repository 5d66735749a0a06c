import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mainHttp } from '@/http/clients'
import { requestEarly } from '@/http/earlyRequests'
import { onUnauthorized } from '@/http/unauthorized'
import { storage } from '@/lib/storage'
import { network } from '#tests/support/page/network.ts'

const tokenOf = (sub: string, number: number) => `h.${btoa(JSON.stringify({ sub, number }))}.s`
const restart = vi.fn<() => void>()
const address = `${location.origin}/api/main/trips`
let sent: string[] = []

beforeAll(() => {
  // Unlike a browser's, this process's fetch takes no address without an origin.
  mainHttp.defaults.baseURL = `${location.origin}/api/main`
  onUnauthorized(mainHttp, restart)
})
beforeEach(() => {
  restart.mockClear()
  sent = []
  storage.write('accessToken', tokenOf('ann', 1))
})

/** Refuses the first token, while another tab stores this one; accepts `accepted`. */
const serverRefuses = (storedMeanwhile: string | undefined, accepted?: string) =>
  network.use(
    http.all(address, async ({ request }) => {
      sent.push(`${request.headers.get('Authorization')?.slice('Bearer '.length)} ${await request.text()}`.trim())
      if (accepted && sent.at(-1)?.startsWith(accepted)) return HttpResponse.json(['a trip'])
      if (storedMeanwhile) storage.write('accessToken', storedMeanwhile)
      return new HttpResponse(null, { status: 401 })
    }),
  )

test('a call refused for a token that was renewed meanwhile is sent again with the new one (§4)', async () => {
  serverRefuses(tokenOf('ann', 2), tokenOf('ann', 2))
  const { data } = await mainHttp.post<unknown>('/trips', { name: 'Oslo' })
  expect(data).toEqual(['a trip'])
  expect(sent).toEqual([1, 2].map((number) => `${tokenOf('ann', number)} {"name":"Oslo"}`))
  expect([restart.mock.calls.length, storage.read('accessToken')]).toEqual([0, tokenOf('ann', 2)])
})

test('a call sent before the application started is sent again too', async () => {
  serverRefuses(tokenOf('ann', 2), tokenOf('ann', 2))
  void requestEarly({ url: address, token: tokenOf('ann', 1), language: 'en-US' })
  const { data } = await mainHttp.get<unknown>('/trips')
  expect(data).toEqual(['a trip'])
  expect(sent).toEqual([tokenOf('ann', 1), tokenOf('ann', 2)])
})

test('a second refusal is final', async () => {
  serverRefuses(tokenOf('ann', 2))
  await expect(mainHttp.get('/trips')).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(2)
  expect([restart.mock.calls.length, storage.read('accessToken')]).toEqual([1, undefined])
})

test('a call is sent again once, though its token is renewed each time', async () => {
  network.use(
    http.all(address, ({ request }) => {
      sent.push(request.headers.get('Authorization') ?? '')
      storage.write('accessToken', tokenOf('ann', sent.length + 1))
      return sent.length < 5 ? new HttpResponse(null, { status: 401 }) : HttpResponse.json([])
    }),
  )
  await expect(mainHttp.get('/trips')).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(2)
  expect(restart).not.toHaveBeenCalled()
})

test('no call is sent again for another person who signed in meanwhile', async () => {
  serverRefuses(tokenOf('bob', 1), tokenOf('bob', 1))
  await expect(mainHttp.post('/trips', {})).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
  expect([restart.mock.calls.length, storage.read('accessToken')]).toEqual([0, tokenOf('bob', 1)])
})

test('a refused token that is still stored restarts the sign-in', async () => {
  serverRefuses(undefined)
  await expect(mainHttp.get('/trips')).rejects.toMatchObject({ status: 401 })
  expect([sent.length, restart.mock.calls.length, storage.read('accessToken')]).toEqual([1, 1, undefined])
})
