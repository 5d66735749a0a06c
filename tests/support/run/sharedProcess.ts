import { afterAll } from 'vitest'
import { hasSessionEnded } from '@/http/sessionEpoch'

afterAll(() => {
  if (hasSessionEnded())
    throw new Error('A session ended in this file, and the next ones share its process: it belongs into tests/alone.')
})
