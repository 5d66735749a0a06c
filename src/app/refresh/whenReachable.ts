import { limits } from '#contract/fields/limits.ts'
import { getConfiguration } from '@/domains/reference/configuration.api'
import { whoami } from '@/domains/session/session.api'
import { storedClaims } from '@/http/accessToken'
import { setApiBaseUrls } from '@/http/clients'
import { toFailure } from '@/http/failure'
import { endsWithin } from '@/http/tokenPayload'

/** The waits before the next attempts. The last one repeats. */
const waitsSeconds = [5, 10, 20, 40, 60]

/**
 * Calls back when the service answers again. It asks while the tab is visible, because a device may have a network
 * without access, such as an airport's before its terms are accepted, and never report that it is back. Returns a
 * function that stops it.
 */
export function whenReachable(callback: () => void): () => void {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const wait = (turn: number) => {
    const seconds = waitsSeconds[turn] ?? waitsSeconds.at(-1) ?? 0
    timer = setTimeout(() => void ask(turn + 1), seconds * 1000)
  }
  const ask = async (turn: number) => {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(limits.slowAnswerMs)])
    const isThere = document.visibilityState === 'visible' && (await answers(signal))
    if (ending.signal.aborted) return
    if (isThere) callback()
    else wait(turn)
  }
  wait(0)
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}

/** A token that expires this soon is renewed on entering, before a call uses it. */
const soonSeconds = 5

/** Sends the first calls of entering: the API addresses and the signed-in person. A refused token is an answer too. */
async function answers(signal: AbortSignal): Promise<boolean> {
  try {
    setApiBaseUrls((await getConfiguration(undefined, signal)).apis)
    const claims = storedClaims()
    if (claims && !endsWithin(claims, soonSeconds)) await whoami(undefined, signal)
    return true
  } catch (error) {
    const { status } = toFailure(error)
    return status === 401 || status === 403
  }
}
