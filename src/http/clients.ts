import axios, { type AxiosInstance, CanceledError } from 'axios'
import type { ApiName, Configuration } from '#contract/configuration.ts'
import { env } from '@/lib/env'
import { bearer, takeBegunCall } from './begunCalls'
import { storage } from '@/lib/storage'
import { hasSessionEnded } from './sessionEpoch'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Anybody may call it, signed in or not. */
    isPublic?: boolean
  }
}

let language = 'en-US'
/** The language answers are asked for in; set when a locale is entered. */
export const setAcceptLanguage = (culture: string): void => void (language = culture)

/** §7: bearer token from storage, JSON, no timeout, a cross-site-request-forgery cookie and header, 200–299 is success. */
function createClient(baseURL: string): AxiosInstance {
  const client = axios.create({
    baseURL,
    timeout: 0,
    headers: { Accept: 'application/json' },
    // A proxy's HTML page must not pass for an answer.
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
  })
  client.interceptors.request.use((request) => {
    const token = storage.read('accessToken') ?? ''
    // The page of somebody who signed out may still ask for this and that until it is gone; it would be refused.
    if (!token && hasSessionEnded() && !request.isPublic) throw new CanceledError('The session has ended')
    request.headers.set({ ...bearer(token), 'Accept-Language': language })
    const begun = request.method === 'get' ? takeBegunCall(client.getUri(request), token) : undefined
    return begun ? Object.assign(request, { adapter: 'fetch', env: { fetch: begun } }) : request
  })
  return client
}

export const mainHttp = createClient(env.mainApi)
export const companyHttp = createClient(env.mainApi)
export const reportingHttp = createClient(env.mainApi)
export const authenticationHttp = createClient(env.mainApi)

const learned: Partial<Record<ApiName, AxiosInstance>> = {
  company: companyHttp,
  reporting: reportingHttp,
  authentication: authenticationHttp,
}

/** The browser is built knowing only the main API; configuration names the others (§3 Configuration). */
export function setApiBaseUrls(apis: Configuration['apis']): void {
  for (const { name, url } of apis) {
    const client = learned[name as ApiName]
    if (client && url && URL.canParse(url, location.origin)) client.defaults.baseURL = url
  }
}
