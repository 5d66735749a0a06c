import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropEarlyRequests, requestEarly, takeEarlyRequest } from '@/http/earlyRequests'

const answer = new Response('{}')
const sent = vi.fn<typeof fetch>(() => Promise.resolve(answer))
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://waymark.example' })
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  dropEarlyRequests()
  vi.unstubAllGlobals()
  sent.mockClear()
})
const send = () => void requestEarly({ url: '/api/main/trips', token: 'mine', language: 'fr-CA' })

describe('an early request', () => {
  test('says who asks and in which language, and its answer is given once, however the address is written', async () => {
    send()
    expect(sent.mock.calls[0]?.[1]?.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'fr-CA',
      Authorization: 'Bearer mine',
    })
    const take = takeEarlyRequest('https://waymark.example/api/main/trips', 'mine')
    expect(await take?.('')).toBe(answer)
    expect(takeEarlyRequest('/api/main/trips', 'mine')).toBeUndefined()
    expect(sent).toHaveBeenCalledOnce()
  })

  test('is nobody else’s', () => {
    send()
    expect(takeEarlyRequest('/api/main/trips', 'theirs')).toBeUndefined()
    expect(takeEarlyRequest('/api/main/trips/1', 'mine')).toBeUndefined()
  })

  test('ends when whoever took it lets go, or when nobody has asked for it', () => {
    send()
    const reader = new AbortController()
    void takeEarlyRequest('/api/main/trips', 'mine')?.('', { signal: reader.signal })
    reader.abort()
    send()
    dropEarlyRequests()
    expect(sent.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, true])
    expect(takeEarlyRequest('/api/main/trips', 'mine')).toBeUndefined()
  })
})
