import axios, { type AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import { storage } from '@/lib/storage'
import { decodePayload } from './tokenPayload'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Calls of booking lists do not restart login on 401 (§4). */
    staysOn401?: boolean
    /** The call is repeated with the token that was stored during the first try. */
    isSecondTry?: boolean
  }
}

/**
 * §4: a 401 clears the stored token, then does what its API prescribes, once for simultaneous ones. A 401 for an older
 * token does not concern the stored one: the call is repeated with the stored token, once. A 401 for a call that was
 * sent without a token, such as one of a page being left, concerns no token and does nothing.
 */
export function onUnauthorized(client: AxiosInstance, act: (refused: AxiosError) => void): void {
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (!axios.isAxiosError(error) || error.response?.status !== 401 || !error.config) return Promise.reject(error)
    const { config } = error
    const sent = String(config.headers.get('Authorization') ?? '').slice('Bearer '.length)
    const stored = storage.read('accessToken') ?? ''
    if (!config.isSecondTry && isRenewed(sent, stored)) return client.request(secondTry(config, client))
    if (!config.staysOn401 && sent !== '' && sent === stored) {
      storage.clear('accessToken')
      act(error)
    }
    return Promise.reject(error)
  })
}

/** Whether the stored token is another one of the same person. A call is never repeated in another person's name. */
const isRenewed = (sent: string, stored: string): boolean =>
  sent !== '' && stored !== '' && sent !== stored && subjectOf(sent) === subjectOf(stored)
const subjectOf = (token: string) => (decodePayload(token) as { sub?: string } | undefined)?.sub

/** The same call without an answer taken over from `earlyRequests`, which can be read once. */
const secondTry = (config: InternalAxiosRequestConfig, { defaults: { adapter, env } }: AxiosInstance) => ({
  ...config,
  ...(adapter && { adapter }),
  ...(env && { env }),
  isSecondTry: true,
})
