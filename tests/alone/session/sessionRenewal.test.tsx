import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasEnded, NoRefreshTokenError } from '@/domains/session/hasEnded'
import { keepRenewing } from '@/domains/session/renewal'
import { endSessionEpoch } from '@/http/sessionEpoch'
import { toQueryFn } from '@/store/apiSlice'

const refused = (error: string) => Object.assign(new Error(error), { name: 'ErrorResponse', error })
const lost = new TypeError('Failed to fetch')

/** The library as far as a renewal needs it. */
function makeManager() {
  let raise: (error: Error) => void = () => undefined
  let loaded: () => void = () => undefined
  const signinSilent = vi.fn<() => Promise<null>>()
  const events = {
    addSilentRenewError: (heard: typeof raise) => (raise = heard),
    addUserLoaded: (heard: typeof loaded) => (loaded = heard),
  }
  const manager = { events, signinSilent } as unknown as Parameters<typeof keepRenewing>[0]
  return { manager, signinSilent, fail: (error: Error) => raise(error), succeed: () => loaded() }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.unstubAllGlobals())

test('a renewal without an answer is tried again after 5, 15 and 45 seconds', async () => {
  const { manager, signinSilent, fail } = makeManager()
  const ended = vi.fn<() => void>()
  signinSilent.mockRejectedValue(lost)
  keepRenewing(manager, ended)
  fail(lost)
  for (const [seconds, times] of [
    [4.9, 0],
    [0.2, 1],
    [15, 2],
    [45, 3],
    [600, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(signinSilent).toHaveBeenCalledTimes(times)
  }
  expect(ended).not.toHaveBeenCalled()
})

test('a renewal is also tried again when network, tab or person comes back, until it succeeds', async () => {
  const { manager, signinSilent, fail, succeed } = makeManager()
  signinSilent.mockRejectedValue(lost)
  keepRenewing(manager, () => undefined)
  window.dispatchEvent(new Event('focus'))
  expect(signinSilent).not.toHaveBeenCalled()
  fail(lost)
  for (const [target, name] of [
    [window, 'online'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const) {
    signinSilent.mockClear()
    target.dispatchEvent(new Event(name))
    expect(signinSilent).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(0)
  }
  succeed()
  signinSilent.mockClear()
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signinSilent).not.toHaveBeenCalled()
})

test.each(['invalid_grant', 'login_required'])('the error %s ends the session at once', async (error) => {
  const { manager, signinSilent, fail } = makeManager()
  const ended = vi.fn<() => void>()
  keepRenewing(manager, ended)
  fail(refused(error))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([ended.mock.calls.length, signinSilent.mock.calls.length]).toEqual([1, 0])
})

test('a temporary failure does not end the session', () => {
  expect([refused('temporarily_unavailable'), lost, new Error('x'), 'x'].map(hasEnded)).toEqual(Array(4).fill(false))
  expect(hasEnded(new NoRefreshTokenError())).toBe(true)
})

test('an answer that arrives after signing out is ignored', async () => {
  vi.useRealTimers()
  let answer: (value: string) => void = () => undefined
  const query = toQueryFn(() => new Promise<string>((resolve) => (answer = resolve)))
  const late = query(undefined, { signal: new AbortController().signal })
  endSessionEpoch()
  answer('somebody’s trips')
  expect(await late).toMatchObject({ error: { messageCode: 'cancelled' } })
  const fresh = toQueryFn(() => Promise.resolve('own'))
  expect(await fresh(undefined, { signal: new AbortController().signal })).toEqual({ data: 'own' })
})
