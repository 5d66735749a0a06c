import { limits } from '#contract/limits.ts'
import { getConfiguration } from '@/domains/reference/configuration.api'
import { whoami } from '@/domains/session/session.api'
import { storedClaims } from '@/http/accessToken'
import { setApiBaseUrls } from '@/http/clients'
import { toFailure } from '@/http/failure'
import { endsWithin } from '@/http/tokenPayload'

/** After these seconds the service is asked again, and from then on as often as the last says. */
const waitsSeconds = [5, 10, 20, 40, 60]

/**
 * Calls back once the service answers again, asked while the tab is in sight: a device may have a network that leads
 * nowhere, as in an airport before one agrees to its terms, and then never says that it is back. Returns what ends it.
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

/** A token that ends so soon is renewed on entering, before anything is asked with it. */
const soonSeconds = 5

/** Asks what entering asks first: where the APIs are, and who is signed in. A refused token is an answer too. */
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
