import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import { isOffered } from './additions'

const header = 'Idempotency-Key'

/** The last POST to each address that has no answer yet, with its key. */
const unanswered = new Map<string, { body: string; key: string }>()

// Not randomUUID: it is missing where the page was not loaded by https.
const newKey = () => `"${crypto.getRandomValues(new Uint32Array(4)).join('-')}"`

/**
 * Gives each POST a key by which the server knows it again: a submission that is repeated after its answer was lost
 * keeps its key as long as it says the same, and creates one record instead of two. Only for a backend that offers it,
 * as others may refuse the header.
 */
export function sendIdempotencyKeys(client: AxiosInstance): void {
  client.interceptors.request.use((request) => {
    if (request.method !== 'post' || !isOffered('idempotencykey')) return request
    const address = client.getUri(request)
    const body = JSON.stringify(request.data)
    const before = unanswered.get(address)
    const sent = before && before.body === body ? before : { body, key: newKey() }
    unanswered.set(address, sent)
    request.headers.set(header, sent.key)
    return request
  })
  const settle = (request: InternalAxiosRequestConfig | undefined) => {
    const address = client.getUri(request)
    if (request?.headers.get(header) === unanswered.get(address)?.key) unanswered.delete(address)
  }
  client.interceptors.response.use(
    (answer) => {
      settle(answer.config)
      return answer
    },
    (error: unknown) => {
      // What a server or proxy failed at may have been done all the same.
      if (axios.isAxiosError(error) && error.response && error.response.status < 500) settle(error.config)
      return Promise.reject(error)
    },
  )
}
