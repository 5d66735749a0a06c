import { expect, test } from 'vitest'
import { csvText, withoutTextMark } from '#contract/texts/csvText.ts'

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

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '﹣1', '−1', '＠SUM(A1)'])(
  'the text %j, which begins like a formula, is marked as one and read back without the mark',
  (text) => {
    const marked = csvText([[text]], 'en-us').replace(/^\uFEFF"?|"?\r\n$/g, '')
    expect([marked, withoutTextMark(marked)]).toEqual([`'${text}`, text])
  },
)

test.each([
  [1e-7, '0.0000001'],
  [-1e-7, '-0.0000001'],
  [1.25e-9, '0.00000000125'],
  [-0, '0'],
  [1e21, '1000000000000000000000'],
  [0.1, '0.1'],
  [1234567.5, '1234567.5'],
])('the number %d is written without an exponent', (value, text) =>
  expect(csvText([[value]], 'en-us')).toBe(`\uFEFF${text}\r\n`),
)

test("an apostrophe that begins a name is no mark, as in 't Hooft", () =>
  expect(withoutTextMark("'t Hooft")).toBe("'t Hooft"))
