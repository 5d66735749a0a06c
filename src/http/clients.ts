import axios, { type AxiosInstance, CanceledError } from 'axios'
import type { ApiName, Configuration } from '#contract/session/configuration.ts'
import { env } from '@/lib/env'
import { bearer, takeEarlyRequest } from './earlyRequests'
import { sendIdempotencyKeys } from './idempotency'
import { storage } from '@/lib/storage'
import { hasSessionEnded } from './sessionEpoch'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Allowed without a session. */
    isPublic?: boolean
  }
}

let language = 'en-US'
/** Sets the language of answers; called when a locale is entered. */
export const setAcceptLanguage = (culture: string): void => void (language = culture)

/** §7: bearer token from storage, JSON, no timeout, CSRF cookie and header; 200–299 is success. */
function createClient(baseURL: string): AxiosInstance {
  const client = axios.create({
    baseURL,
    timeout: 0,
    headers: { Accept: 'application/json' },
    // An HTML page of a proxy must not count as an answer.
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
  })
  client.interceptors.request.use((request) => {
    const token = storage.read('accessToken') ?? ''
    // A page still showing after sign-out may make further calls; they would be refused.
    if (!token && hasSessionEnded() && !request.isPublic) throw new CanceledError('The session has ended')
    request.headers.set({ ...bearer(token), 'Accept-Language': language })
    const early = request.method === 'get' ? takeEarlyRequest(client.getUri(request), token) : undefined
    return early ? Object.assign(request, { adapter: 'fetch', env: { fetch: early } }) : request
  })
  sendIdempotencyKeys(client)
  return client
}

export const mainHttp = createClient(env.mainApi)
export const companyHttp = createClient(env.mainApi)
export const reportingHttp = createClient(env.mainApi)
export const communicationHttp = createClient(env.mainApi)
export const authenticationHttp = createClient(env.mainApi)

const learned: Partial<Record<ApiName, AxiosInstance>> = {
  company: companyHttp,
  reporting: reportingHttp,
  communication: communicationHttp,
  authentication: authenticationHttp,
}

/** Sets the addresses of the other APIs from the configuration (§3). The build knows only the main one. */
export function setApiBaseUrls(apis: Configuration['apis']): void {
  for (const { name, url } of apis) {
    const client = learned[name as ApiName]
    if (client && url && URL.canParse(url, location.origin)) client.defaults.baseURL = url
  }
}
