import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { additionNames } from '#contract/session/configuration.ts'
import { learnAdditions } from '@/http/additions'
import { tellStay } from '@/forms/leave/unsaved'
import { toastQueue } from '@/patterns/feedback/toastQueue'
import { loadSearchCombo } from '@/ui/field/search/SearchField'
import { takeLeftOpen, watchRequests } from './leftOpen.ts'
import { network } from './network.ts'
import { matchMedia, setWindowWidth } from './windowWidth.ts'

// On two processors that build and browse besides, a second is too short for a page to appear.
configure({ asyncUtilTimeout: 30_000 })

// Rows and charts are drawn in pieces, behind what people press. A busy processor could leave them undrawn where a test
// asks for them at once, so each find and each action of a test waits until React has nothing left to draw.
const { asyncWrapper } = getConfig()
configure({
  asyncWrapper: async (action) => {
    const result: unknown = await asyncWrapper(action)
    await new Promise<void>((resolve) => void unstable_scheduleCallback(unstable_IdlePriority, () => resolve()))
    return result
  },
})

// Tests type into search fields at once; `tests/alone/ui/searchField.test.tsx` shows one while its list loads.
beforeAll(async () => void (await loadSearchCombo()))

let sealing: MockInstance<SubtleCrypto['encrypt']>
let endWatch: ReturnType<typeof watchRequests>
beforeAll(() => {
  network.listen({ onUnhandledFrame: 'error' })
  endWatch = watchRequests()
})
beforeEach(() => {
  // By default page tests use a backend that offers every addition.
  learnAdditions(additionNames.map((name) => ({ name, status: 'enabled' as const })))
  sealing = vi.spyOn(crypto.subtle, 'encrypt')
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(window, { matchMedia })
  setWindowWidth()
})
afterEach(async () => {
  // An unmounted form stores a draft, which must not reach the next test.
  learnAdditions([])
  cleanup()
  const left = await takeLeftOpen()
  network.resetHandlers()
  // Test files share modules, and the toasts of one must not show in the next, which has other messages.
  toastQueue.clear()
  // A person who left the help desk in one test has not left it in the next.
  tellStay()
  // A draft that is being stored must not be found by the next test.
  await Promise.allSettled(sealing.mock.results.map(({ value }) => value as Promise<unknown>))
  sessionStorage.clear()
  localStorage.clear()
  expect(left, 'requests and streams that outlive their test').toEqual([])
})
afterAll(() => {
  endWatch()
  network.close()
})
