import { expect, test } from 'vitest'
import { csvText } from '#contract/csvText.ts'

test.each([
  ['en-ca', '\uFEFFMonth,Spend\r\nJan,-1234.5\r\nFeb,\r\n'],
  ['fr-ca', '\uFEFFMonth;Spend\r\nJan;-1234,5\r\nFeb;\r\n'],
  ['es-mx', '\uFEFFMonth,Spend\r\nJan,-1234.5\r\nFeb,\r\n'],
  ['es-es', '\uFEFFMonth;Spend\r\nJan;-1234,5\r\nFeb;\r\n'],
] as const)('numbers and cells are separated as spreadsheet programs of %s read them', (locale, expected) => {
  const rows = [
    ['Month', 'Spend'],
    ['Jan', -1234.5],
    ['Feb', null],
  ]
  expect(csvText(rows, locale)).toBe(expected)
})

test('a text is never a formula, and quotes are doubled', () => {
  expect(csvText([['=1+1', '-2', 'He said "no"']], 'en-us')).toBe('\uFEFF\'=1+1,\'-2,"He said ""no"""\r\n')
})
