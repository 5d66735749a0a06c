import type { AppDispatch } from '@/store/store'
import type { Whoami } from '#contract/session.ts'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { type ApiFailure, failureOf } from '@/http/failure'
import { storage } from '@/lib/storage'
import { storedClaims } from '@/http/accessToken'
import { endsWithin } from '@/http/tokenPayload'
import { hasEnded } from './hasEnded'
import { sessionEndpoints } from './session.slice'

/** A call that failed while a screen was being entered; the route's error boundary shows it with a retry. */
export class EntryFailure extends Error {
  readonly failure: ApiFailure

  constructor(failure: ApiFailure) {
    super(failure.messageCode)
    this.failure = failure
  }
}

/** Who is signed in, asked of the server; undefined means nobody. An API that is down throws an `EntryFailure`. */
export async function findSession(dispatch: AppDispatch): Promise<Whoami | undefined> {
  const claims = storedClaims()
  if (!claims) return undefined
  if (endsWithin(claims, 5) && !(await renew())) return undefined
  const configuration = await dispatch(configurationEndpoints.endpoints.configuration.initiate())
  if (configuration.error) throw new EntryFailure(failureOf(configuration.error))
  const answer = await dispatch(sessionEndpoints.endpoints.whoami.initiate())
  if (answer.data) return answer.data
  const failure = failureOf(answer.error ?? {})
  if (failure.status !== 401 && failure.status !== 403) throw new EntryFailure(failure)
  storage.clear('accessToken')
  return undefined
}

/** A token that ended while the browser was closed is renewed before anything is asked with it. */
async function renew(): Promise<boolean> {
  const { identity } = await import('./identity')
  const user = await identity.signinSilent().catch((error: unknown) => {
    if (hasEnded(error)) return null
    throw new EntryFailure({ status: 0, messageCode: 'network', message: String(error) })
  })
  return user !== null
}
