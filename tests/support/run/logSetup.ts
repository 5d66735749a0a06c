import { afterAll, afterEach, vi } from 'vitest'
import { reportFileTime } from './fileTimes.ts'
import { checkLog } from './log.ts'

reportFileTime()

// Declared before every other hook, so these run last.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  checkLog()
})
afterAll(checkLog)
