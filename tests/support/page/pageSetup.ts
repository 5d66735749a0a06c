import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest'
import { additionNames } from '#contract/configuration.ts'
import { learnAdditions } from '@/http/additions'
import { toastQueue } from '@/patterns/feedback/toastQueue'
import { loadSearchCombo } from '@/ui/field/SearchField'
import { network } from './network.ts'
import { matchMedia, setWindowWidth } from './windowWidth.ts'

// What appears is waited for, not timed: where two processors build and browse besides, a second is not enough.
configure({ asyncUtilTimeout: 8000 })

// Tests type into search fields at once; `searchField.test.tsx` shows the field while its list loads.
beforeAll(async () => void (await loadSearchCombo()))

let sealing: MockInstance<SubtleCrypto['encrypt']>
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  // Page tests speak to a backend that offers everything, unless one says otherwise.
  learnAdditions(additionNames.map((name) => ({ name, status: 'enabled' as const })))
  sealing = vi.spyOn(crypto.subtle, 'encrypt')
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(window, { matchMedia })
  setWindowWidth()
})
afterEach(async () => {
  // A form that is gone keeps a draft, but not for the next test.
  learnAdditions([])
  cleanup()
  network.resetHandlers()
  // Test files share modules: what one has said must not show in the next, which has other messages.
  toastQueue.clear()
  // A draft that is being stored must not be found by the next test.
  await Promise.allSettled(sealing.mock.results.map(({ value }) => value as Promise<unknown>))
  sessionStorage.clear()
  localStorage.clear()
})
afterAll(() => network.close())
