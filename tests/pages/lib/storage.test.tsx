import { expect, test, vi } from 'vitest'
import { storage, storageKeys } from '@/lib/storage'

test('§3 four items are stored under fixed names, and empty values are skipped', () => {
  expect(Object.keys(storageKeys)).toHaveLength(4)
  storage.write('accessToken', 'abc')
  storage.write('accessToken', '')
  expect(storage.read('accessToken')).toBe('abc')
})

test('§3 clearing by key removes one item, and clearing all removes the four and nothing else', () => {
  localStorage.setItem('somebody.else', 'stays')
  for (const item of Object.keys(storageKeys) as (keyof typeof storageKeys)[]) storage.write(item, 'x')
  storage.clear('accessToken')
  expect(storage.read('accessToken')).toBeUndefined()
  expect(storage.read('identityToken')).toBe('x')
  storage.clearAll()
  expect(Object.keys(localStorage)).toEqual(['somebody.else'])
})

test('storage that is denied or full does not break the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  storage.write('accessToken', 'abc')
  expect(storage.read('accessToken')).toBeUndefined()
})
