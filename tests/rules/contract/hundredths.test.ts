import { expect, test } from 'vitest'
import { toHundredths } from '#contract/payment/hundredths.ts'

test.each([
  [5244.755, 5244.76],
  [(9.13 + 8.52) / 2, 8.83],
  [1.005, 1.01],
  [1.0049, 1],
  [0.1 + 0.2, 0.3],
  [-3.333, -3.33],
  [0, 0],
  [99_999_999_999.99, 99_999_999_999.99],
])('%d is %d to two decimals', (value, expected) => {
  expect(toHundredths(value)).toBe(expected)
})
