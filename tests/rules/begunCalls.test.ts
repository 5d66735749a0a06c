import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginCall, forgetBegunCalls, takeBegunCall } from '@/http/begunCalls'

const answer = new Response('{}')
const sent = vi.fn<typeof fetch>(() => Promise.resolve(answer))
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://waymark.example' })
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  forgetBegunCalls()
  vi.unstubAllGlobals()
  sent.mockClear()
})
const begin = () => void beginCall({ url: '/api/main/trips', token: 'mine', language: 'fr-CA' })

describe('a call that was begun', () => {
  test('says who asks and in which language, and its answer is given once, however the address is written', async () => {
    begin()
    expect(sent.mock.calls[0]?.[1]?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'fr-CA',
      Authorization: 'Bearer mine',
    })
    const take = takeBegunCall('https://waymark.example/api/main/trips', 'mine')
    expect(await take?.('')).toBe(answer)
    expect(takeBegunCall('/api/main/trips', 'mine')).toBeUndefined()
    expect(sent).toHaveBeenCalledOnce()
  })

  test('is nobody else’s', () => {
    begin()
    expect(takeBegunCall('/api/main/trips', 'theirs')).toBeUndefined()
    expect(takeBegunCall('/api/main/trips/1', 'mine')).toBeUndefined()
  })

  test('ends when whoever took it lets go, or when nobody has asked for it', () => {
    begin()
    const reader = new AbortController()
    void takeBegunCall('/api/main/trips', 'mine')?.('', { signal: reader.signal })
    reader.abort()
    begin()
    forgetBegunCalls()
    expect(sent.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, true])
    expect(takeBegunCall('/api/main/trips', 'mine')).toBeUndefined()
  })
})
