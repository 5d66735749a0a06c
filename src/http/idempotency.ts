import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import { isOffered } from './additions'

const header = 'Idempotency-Key'

/** The last POST to each address that has no answer yet, with its key. */
const unanswered = new Map<string, { body: string; key: string }>()

// Not randomUUID, which is missing on pages not loaded by https.
const newKey = () => `"${crypto.getRandomValues(new Uint32Array(4)).join('-')}"`

/**
 * Gives each POST an idempotency key. A submission that is repeated after its answer was lost keeps its key while its
 * content is the same, so that it creates one record and not two. Only for a backend that offers it, because others may
 * refuse the header.
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
      // After an error of the server or a proxy the request may still have been processed, so its key is kept.
      if (axios.isAxiosError(error) && error.response && error.response.status < 500) settle(error.config)
      return Promise.reject(error)
    },
  )
}
