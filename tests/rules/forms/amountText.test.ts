import { expect, test } from 'vitest'
import { amountText, parseAmount } from '@/forms/input/amountText'

test.each([
  ['120', 120],
  ['120.5', 120.5],
  ['120,50', 120.5],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234', 1234],
  ['2.400,5', 2400.5],
  ['1’500', 1500],
  ['$900', 900],
  [' 7 ', 7],
  ['', undefined],
  ['abc', undefined],
  ['12x', undefined],
  ['-5', undefined],
  ['1.2345', undefined],
  ['12,345,6789', undefined],
])('the amount “%s” is read as %s', (text, amount) => expect(parseAmount(text)).toBe(amount))

test.each([
  ['en-CA', '1234.5'],
  ['fr-CA', '1234,5'],
  ['es-ES', '1234,5'],
])('a field in %s shows an amount as %s, which is read again', (culture, text) => {
  expect(amountText(culture, 1234.5)).toBe(text)
  expect(parseAmount(text)).toBe(1234.5)
})
