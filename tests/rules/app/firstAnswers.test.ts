import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Whoami } from '#contract/session/session.ts'
import { firstAnswers } from '@/app/firstAnswers'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { createStore, type Store } from '@/store/store'

const signedIn = {
  companyId: 'aurora',
  profileId: 'p1',
  employeeId: 'e1',
  roles: ['Traveller'],
  isRegistered: true,
} as Whoami

let store: Store
const enter = (who: Whoami) => store.dispatch(sessionEndpoints.util.upsertQueryData('whoami', undefined, who))
const never = new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  store = createStore()
})
afterEach(() => vi.useRealTimers())

/** Whether the screen would be drawn after so many milliseconds. */
async function isDrawnAfter(ms: number, answers: readonly Promise<unknown>[]): Promise<boolean> {
  const drawn = vi.fn()
  void firstAnswers(store, () => answers, {}).then(drawn)
  await vi.advanceTimersByTimeAsync(ms)
  return drawn.mock.calls.length > 0
}

test('a screen requests its data about the signed-in person and the record of its address', async () => {
  await enter(signedIn)
  const prefetch = vi.fn(() => [])
  await firstAnswers(store, prefetch, { bookingId: 'b1' })
  const me = { companyId: 'aurora', profileId: 'p1', employeeId: 'e1', roles: ['Traveller'] }
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(store.dispatch, me, { bookingId: 'b1' })
})

test('a screen is drawn as soon as every answer is here, whether it succeeded or failed', async () => {
  await enter(signedIn)
  expect(await isDrawnAfter(0, [Promise.resolve('trips'), Promise.reject(new Error('down'))])).toBe(true)
})

test('a screen waits only a moment for its answers', async () => {
  await enter(signedIn)
  expect(await isDrawnAfter(100, [never])).toBe(false)
  expect(await isDrawnAfter(200, [never])).toBe(true)
})

test.each<[string, Partial<Whoami> | undefined]>([
  ['nobody is signed in', undefined],
  ['the person has no employee id (§2 sandbox)', { employeeId: null }],
  ['the person has not registered', { isRegistered: false }],
])('no answer is requested early where %s', async (_, who) => {
  if (who) await enter({ ...signedIn, ...who })
  const prefetch = vi.fn(() => [never])
  await firstAnswers(store, prefetch, {})
  expect(prefetch).not.toHaveBeenCalled()
})
