import { expect, test } from 'vitest'
import { nextWaiting } from '@/domains/admin/admin.rules'

test('the list shows five requests that wait, then the rest of twenty, then a page each time', () => {
  expect([0, 4, 5, 6, 20, 47].map((total) => nextWaiting(0, total, 5))).toEqual([0, 0, 0, 1, 15, 15])
  expect([20, 21, 47].map((total) => nextWaiting(1, total, 5))).toEqual([0, 1, 20])
  expect(nextWaiting(2, 47, 5)).toBe(7)
  expect(nextWaiting(3, 47, 5)).toBe(0)
})
