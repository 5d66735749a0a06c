import axios from 'axios'
import { getConfiguration } from '@/domains/reference/configuration.api'
import { env } from '@/lib/env'

/** Sign-in refuses tokens whose times differ from the device's by more (§9 clock skew). */
const toleratedSkewMs = 300_000

/** `problem` keeps people from using the application, `limited` only from a part of it. */
export type CheckResult = 'fine' | 'limited' | 'problem'
export interface Check {
  name: 'network' | 'server' | 'provider' | 'clock' | 'storage' | 'offline'
  result: CheckResult
}

/** Whether a stored text can be read again: storage can be switched off, full or denied. */
function canStore(storage: () => Storage): boolean {
  const key = 'waymark.check'
  try {
    storage().setItem(key, '1')
    const isKept = storage().getItem(key) === '1'
    storage().removeItem(key)
    return isKept
  } catch {
    return false
  }
}

const answers = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  )

/** Whether the device's clock is near the server's, whose time is in every answer; undefined without an answer. */
async function isClockRight(signal: AbortSignal): Promise<boolean | undefined> {
  const time = await axios.head<unknown>('/', { signal }).then(
    ({ headers }) => Date.parse(String(headers['date'])),
    () => NaN,
  )
  return Number.isNaN(time) ? undefined : Math.abs(Date.now() - time) <= toleratedSkewMs
}

/** Tries everything that the application needs of a device and its network, without a session and without a trace. */
export async function checkDevice(signal: AbortSignal): Promise<Check[]> {
  const discovery = `${env.identityAuthority}/.well-known/openid-configuration`
  const [server, provider, clock] = await Promise.all([
    answers(getConfiguration(undefined, signal)),
    answers(axios.get(discovery, { signal })),
    isClockRight(signal),
  ])
  const must = (isFine: boolean): CheckResult => (isFine ? 'fine' : 'problem')
  const can = (isFine: boolean): CheckResult => (isFine ? 'fine' : 'limited')
  return [
    { name: 'network', result: must(navigator.onLine) },
    { name: 'server', result: must(server) },
    { name: 'provider', result: must(provider) },
    ...(clock === undefined ? [] : [{ name: 'clock' as const, result: must(clock) }]),
    { name: 'storage', result: must(canStore(() => localStorage) && canStore(() => sessionStorage)) },
    { name: 'offline', result: can('serviceWorker' in navigator && 'caches' in globalThis) },
  ]
}
