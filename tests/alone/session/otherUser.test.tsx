import { beforeEach, expect, test, vi } from 'vitest'
import { onOtherUserSignedIn } from '@/domains/session/logout/signedOutElsewhere'
import { storage, storageKeys } from '@/lib/storage'

const key = storageKeys.identityToken
const tokenOf = (sub: string, number = 1) => `h.${btoa(JSON.stringify({ sub, number }))}.s`

/** Simulates another tab that writes or removes the key: this tab gets only the event. */
function otherTabStores(newValue: string | null): void {
  const oldValue = localStorage.getItem(key)
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
}

beforeEach(() => storage.write('identityToken', tokenOf('ann')))

test('a sign-in of another person in another tab is noticed, at once or after a sign-out there', () => {
  const seen = vi.fn<() => void>()
  onOtherUserSignedIn(seen)
  otherTabStores(tokenOf('ann', 2))
  otherTabStores(null)
  otherTabStores(tokenOf('ann', 3))
  expect(seen).not.toHaveBeenCalled()
  otherTabStores(null)
  otherTabStores(tokenOf('bob'))
  expect(seen).toHaveBeenCalledOnce()
})

test('a tab without a signed-in person is not disturbed', () => {
  storage.clearAll()
  const seen = vi.fn<() => void>()
  onOtherUserSignedIn(seen)
  otherTabStores(tokenOf('bob'))
  expect(seen).not.toHaveBeenCalled()
})
