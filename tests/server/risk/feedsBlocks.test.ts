import { expect, test } from 'vitest'
import { blocksOfHtml } from '#server/domains/risk/feeds/htmlBlocks.ts'
import { plainText } from '#server/domains/risk/reading/plainText.ts'

test('headings, paragraphs and items become blocks with their first https link', () => {
  const html = `<h2>Health</h2><p>See <a href="https://a.example/x">this page</a> or <a href="https://b.example/">that</a>.</p>
    <ul><li><p>Water</p></li><li>Food &amp; drink<br>is safe</li></ul>Loose &nbsp; text`
  expect(blocksOfHtml(html)).toEqual([
    { kind: 'heading', text: 'Health' },
    { kind: 'paragraph', text: 'See this page or that.', url: 'https://a.example/x' },
    { kind: 'item', text: 'Water' },
    { kind: 'item', text: 'Food & drink' },
    { kind: 'paragraph', text: 'is safe' },
    { kind: 'paragraph', text: 'Loose text' },
  ])
})

test('scripts, styles, frames and event handlers leave no text, and an unsafe link no address', () => {
  const html = `<script>alert(1)</script><style>p{}</style><iframe src="https://a.example">x</iframe>
    <p onclick="alert(1)">Read <a href="javascript:alert(1)">a</a><a href="http://a.example">b</a>
    <a href="https://me:secret@a.example">c</a><svg><script>alert(1)</script></svg></p><img src=x onerror=alert(1)>`
  expect(blocksOfHtml(html)).toEqual([{ kind: 'paragraph', text: 'Read ab c' }])
})

test('markup that is written as text stays text', () => {
  expect(blocksOfHtml('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toEqual([
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
  ])
})

test('the number of blocks and their lengths are limited', () => {
  const blocks = blocksOfHtml(`<p>${'a'.repeat(5000)}</p>`.repeat(200))
  expect(blocks).toHaveLength(60)
  expect(blocks[0]!.text).toHaveLength(2000)
  expect(blocksOfHtml('<div>'.repeat(20_000))).toEqual([])
})

test('a text is one line without control and invisible characters, and is not cut within a letter', () => {
  expect(plainText('  a\u0000b\r\n\tc\u202Ed\uFEFF ', 10)).toBe('ab cd')
  expect(plainText(`${'a'.repeat(8)}😀bc`, 10)).toBe('aaaaaaaa…')
  expect(plainText('\uD800lone', 10)).toBe('\uFFFDlone')
})
