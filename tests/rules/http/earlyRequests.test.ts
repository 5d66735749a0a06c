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
  test('an early request has the person and the language, and its answer is used once', async () => {
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

  test('an early request of one person answers no other person', () => {
    send()
    expect(takeEarlyRequest('/api/main/trips', 'theirs')).toBeUndefined()
    expect(takeEarlyRequest('/api/main/trips/1', 'mine')).toBeUndefined()
  })

  test('an early request ends when its reader lets go, or when nothing has read it', () => {
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
