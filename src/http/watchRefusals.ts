import axios from 'axios'
import { companyHttp, mainHttp } from './clients'
import { type ProfileRef, profilePath } from './paths'

/**
 * Reports every call about a profile and its parts that is answered 403 or 404, because the caller may have lost
 * access. Reading the profile itself is not watched, so that it can be used to check that.
 * @returns a function that stops the watch
 */
export function watchRefusals(profileRef: ProfileRef, onRefused: () => void): () => void {
  const profile = profilePath(profileRef)
  // Cards are below a path that names no company.
  const below = [`${profile}/`, `/profiles/${encodeURIComponent(profileRef.profileId)}/`]
  const isAbout = (url = '', method = '') =>
    below.some((path) => url.startsWith(path)) || (url === profile && method !== 'get')
  const look = (error: unknown) => {
    const { response, config } = axios.isAxiosError(error) ? error : {}
    const isRefused = response?.status === 403 || response?.status === 404
    if (isRefused && isAbout(config?.url, config?.method)) onRefused()
    return Promise.reject(error)
  }
  const watches = [mainHttp, companyHttp].map(({ interceptors: { response } }) => ({
    response,
    id: response.use(undefined, look),
  }))
  return () => watches.forEach(({ response, id }) => response.eject(id))
}
