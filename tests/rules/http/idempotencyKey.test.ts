import axios, { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { sendIdempotencyKeys } from '@/http/idempotency'

beforeEach(() => learnAdditions([{ name: 'idempotencykey', status: 'enabled' }]))
afterEach(() => learnAdditions([]))

/** A client whose calls are answered in turn: a status, or none where the answer is lost. Keeps the keys it sent. */
function clientAnswered(...statuses: (number | 'lost')[]) {
  const keys: unknown[] = []
  const waiting = [...statuses]
  const adapter = (config: InternalAxiosRequestConfig) => {
    keys.push(config.headers.get('Idempotency-Key'))
    const status = waiting.shift() ?? 200
    if (status === 'lost') return Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
    const response = { data: {}, status, statusText: '', headers: new AxiosHeaders(), config }
    return status < 300
      ? Promise.resolve(response)
      : Promise.reject(new AxiosError('', '', config, undefined, response))
  }
  const client = axios.create({ baseURL: 'http://waymark.test/api', adapter })
  sendIdempotencyKeys(client)
  const post = (body: object, path = '/documents') => client.post(path, body).catch(() => undefined)
  return { client, keys, post }
}

describe('a submission', () => {
  test('a submission has its own idempotency key, as a string in quotes', async () => {
    const { keys, post } = clientAnswered()
    await post({ number: 'A' })
    await post({ number: 'A' })
    expect(keys[0]).toMatch(/^"[\d-]{8,128}"$/)
    expect(keys[1]).not.toBe(keys[0])
  })

  test.each(['lost', 502, 504] as const)(
    'a submission that is sent again after the answer %s keeps its key',
    async (status) => {
      const { keys, post } = clientAnswered(status, status, 200, 200)
      for (let turn = 0; turn < 4; turn += 1) await post({ number: 'A' })
      expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]])
      expect(keys[3]).not.toBe(keys[0])
    },
  )

  test('a submission that is sent twice at once has one key', async () => {
    const { keys, post } = clientAnswered()
    await Promise.all([post({ number: 'A' }), post({ number: 'A' })])
    expect(keys[1]).toBe(keys[0])
  })

  test('a submission that is changed, was refused or goes elsewhere has another key', async () => {
    const { keys, post } = clientAnswered('lost', 400, 'lost', 200)
    await post({ number: 'A' })
    await post({ number: 'B' })
    await post({ number: 'B' })
    await post({ number: 'B' }, '/cards')
    expect(new Set(keys).size).toBe(4)
  })

  test('a submission has no key for a backend that offers none, and other calls have none', async () => {
    const { client, keys, post } = clientAnswered()
    await client.put('/documents', {})
    await client.get('/documents')
    learnAdditions([])
    await post({ number: 'A' })
    expect(keys).toEqual([undefined, undefined, undefined])
  })
})
