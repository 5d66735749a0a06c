import { expect, test } from 'vitest'
import { plainBlocks } from '#server/domains/risk/alerts/cap/plainBlocks.ts'
import { httpsAddress } from '#server/domains/risk/reading/httpsAddress.ts'
import { shortened } from '#server/domains/risk/reading/plainText.ts'

test('paragraphs, headings and items are told apart, and wrapped lines are joined', () => {
  expect(
    plainBlocks('Heavy rain\nuntil noon.\n\nPlease:\n* stay inside\n  and upstairs\n- call home\n\n\nThank you.'),
  ).toEqual([
    { kind: 'paragraph', text: 'Heavy rain until noon.' },
    { kind: 'heading', text: 'Please:' },
    { kind: 'item', text: 'stay inside and upstairs' },
    { kind: 'item', text: 'call home' },
    { kind: 'paragraph', text: 'Thank you.' },
  ])
  expect(plainBlocks('')).toEqual([])
})

test('markup stays text, and only the first https address is a link', () => {
  expect(plainBlocks('<script>alert(1)</script> http://a.example https://b.example/x. https://c.example')).toEqual([
    {
      kind: 'paragraph',
      text: '<script>alert(1)</script> http://a.example https://b.example/x. https://c.example',
      url: 'https://b.example/x',
    },
  ])
})

test('long texts are shortened at a blank', () => {
  const [block] = plainBlocks('word '.repeat(400))
  expect(block!.text.length).toBeGreaterThan(590)
  expect(block!.text.length).toBeLessThanOrEqual(600)
  expect(block!.text.endsWith('word…')).toBe(true)
  expect(shortened('short', 10)).toBe('short')
})

test.each(['http://a.example', 'javascript:alert(1)', 'https://user@a.example', 'https://', 'see https://a.example'])(
  'the address %s is no link',
  (text) => {
    expect(httpsAddress(text)).toBeUndefined()
  },
)
