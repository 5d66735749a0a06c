import type { AxiosInstance } from 'axios'
import axios from 'axios'
import { storage } from '@/lib/storage'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Calls of booking lists do not restart login on 401 (§4). */
    staysOn401?: boolean
  }
}

/** §4: a 401 clears the stored token, then does what its API prescribes. Simultaneous ones do this once. */
export function onUnauthorized(client: AxiosInstance, act: () => void): void {
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (axios.isAxiosError(error) && error.response?.status === 401 && !error.config?.staysOn401) {
      // A 401 for an older token does not concern a token stored since.
      const sent = error.config?.headers.get('Authorization')
      if (sent === `Bearer ${storage.read('accessToken') ?? ''}`) {
        storage.clear('accessToken')
        act()
      }
    }
    return Promise.reject(error)
  })
}
