import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { additionNames } from '#contract/configuration.ts'
import { learnAdditions } from '@/http/additions'
import { network } from './network.ts'

// What appears is waited for, not timed: where two processors build and browse besides, a second is not enough.
configure({ asyncUtilTimeout: 8000 })

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  // Page tests speak to a backend that offers everything, unless one says otherwise.
  learnAdditions(additionNames.map((name) => ({ name, status: 'enabled' as const })))
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  network.resetHandlers()
})
afterAll(() => network.close())
