import { afterAll, afterEach, vi } from 'vitest'
import { checkLog } from './log.ts'

// Declared before every other hook, so these run last.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  checkLog()
})
afterAll(checkLog)
