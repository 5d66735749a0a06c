import type { AppDispatch } from '@/store/store'
import type { Whoami } from '#contract/session/session.ts'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { type ApiFailure, failureOf } from '@/http/failure'
import { folderOf, offlineFiles } from '@/lib/offlineFiles'
import { storage } from '@/lib/storage'
import { storedClaims } from '@/http/accessToken'
import { companyHttp } from '@/http/clients'
import { endsWithin } from '@/http/tokenPayload'
import { codeOf, hasEnded, NoRefreshTokenError } from './hasEnded'
import { SignInError } from './problems'
import { sessionEndpoints } from './session.slice'
import { forgetAttempts, rememberRefusal } from './attempts'

/** A call that failed while a route was being entered; its error element shows it with a retry. */
export class EntryFailure extends Error {
  readonly failure: ApiFailure

  constructor(failure: ApiFailure) {
    super(failure.messageCode)
    this.failure = failure
  }
}

/**
 * The signed-in person as the server knows them, or undefined.
 * @throws EntryFailure where the API is down; SignInError where the token lacks a claim, because a new token would lack
 * it too
 */
export async function findSession(dispatch: AppDispatch): Promise<Whoami | undefined> {
  const claims = storedClaims()
  if (!claims) return undefined
  if (endsWithin(claims, 5) && !(await renew())) return undefined
  const configuration = await dispatch(configurationEndpoints.endpoints.configuration.initiate())
  if (configuration.error) throw new EntryFailure(failureOf(configuration.error))
  const answer = await dispatch(sessionEndpoints.endpoints.whoami.initiate())
  if (answer.data) {
    await forgetOthersTrips(answer.data)
    setTimeout(forgetUnlessRefused, settledMs)
    return answer.data
  }
  const failure = failureOf(answer.error ?? {})
  if (failure.status !== 401 && failure.status !== 403) throw new EntryFailure(failure)
  rememberRefusal({ answer: `${failure.status} ${failure.messageCode}`, api: companyHttp.defaults.baseURL ?? '/' })
  storage.clear('accessToken')
  if (failure.messageCode === 'claimMissing') throw new SignInError('claim', failure)
  // The token was revoked before it expired: the person was deactivated, or the sign-in was ended elsewhere.
  await offlineFiles.clear()
  return undefined
}

let checkedFor: Whoami | undefined

/**
 * Clears the trips that another person saved in this browser, before the application shows any. Once for each answer of
 * whoami.
 */
async function forgetOthersTrips(who: Whoami): Promise<void> {
  if (who === checkedFor) return
  checkedFor = who
  await offlineFiles.keepOnly(folderOf(who))
}

/**
 * The time after whoami's answer in which another call may still refuse the token, so that the sign-in did not work.
 * Three attempts of this length take a minute.
 */
const settledMs = 20_000
const forgetUnlessRefused = () => storage.read('accessToken') && forgetAttempts()

/**
 * Renews a token that expired while the browser was closed, before it is used. A token that cannot be renewed is used
 * unchanged: if only this device's clock is wrong, the server accepts it.
 */
async function renew(): Promise<boolean> {
  const { identity } = await import('./identity')
  const user = await identity.signinSilent().catch((error: unknown) => {
    if (error instanceof NoRefreshTokenError) return undefined
    if (hasEnded(error)) {
      rememberRefusal({ answer: codeOf(error) })
      return null
    }
    throw new EntryFailure({ status: 0, messageCode: 'network', message: String(error) })
  })
  return user !== null
}
