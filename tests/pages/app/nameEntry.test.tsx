import { expect, test } from 'vitest'
import { nameEntry } from '@/app/nameEntry'

const keyNow = () => (history.state as { key: string }).key

test('a freshly loaded address has a random key, which a reload keeps and the next address does not get', () => {
  history.replaceState(null, '', '/en-us/dashboard/trips/CRBPSF')
  nameEntry()
  const first = keyNow()
  expect(first).toMatch(/^[a-z0-9]{6,}$/)
  nameEntry()
  expect(keyNow()).toBe(first)
  history.pushState(null, '', '/en-us/roll-call/secret')
  nameEntry()
  expect(keyNow()).not.toBe(first)
})
