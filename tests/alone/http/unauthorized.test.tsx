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

/** The tokens of a call and of the storage when the refusal arrives, and what follows. */
const [ann, annRenewed, bob] = [tokenOf('ann', 1), tokenOf('ann', 2), tokenOf('bob', 1)]
const nothing = { repeated: false, restarts: 0 }
test.each([
  { call: 'without a token', sent: undefined, stored: undefined, ...nothing, left: undefined },
  { call: 'without a token', sent: undefined, stored: ann, ...nothing, left: ann },
  { call: 'with a token that was removed', sent: ann, stored: undefined, ...nothing, left: undefined },
  { call: 'with the stored token', sent: ann, stored: ann, repeated: false, restarts: 1, left: undefined },
  {
    call: 'with a token that was renewed',
    sent: ann,
    stored: annRenewed,
    repeated: true,
    restarts: 1,
    left: undefined,
  },
  { call: 'with the token of another person', sent: ann, stored: bob, ...nothing, left: bob },
])(
  '§4 a refused call $call, while $stored is stored, is repeated: $repeated, and restarts the sign-in $restarts times',
  async ({ sent: own, stored, repeated, restarts, left }) => {
    const keep = (token: string | undefined) =>
      token === undefined ? storage.clear('accessToken') : storage.write('accessToken', token)
    keep(own)
    network.use(
      http.all(address, ({ request }) => {
        sent.push(request.headers.get('Authorization') ?? '')
        keep(stored)
        return new HttpResponse(null, { status: 401 })
      }),
    )
    await expect(mainHttp.post('/trips', {})).rejects.toMatchObject({ status: 401 })
    expect(sent).toEqual([own, ...(repeated ? [stored] : [])].map((token) => (token ? `Bearer ${token}` : '')))
    expect([restart.mock.calls.length, storage.read('accessToken')]).toEqual([restarts, left])
  },
)
