import { expect, test } from 'vitest'
import { readIndex } from '#server/domains/risk/alerts/feed/feedIndex.ts'
import { bytesOf } from '#tests/support/risk/capDocuments.ts'

const base = 'https://alerts.example/feed'
const pathsOf = (index: string) => readIndex(bytesOf(index), base)?.map(({ url }) => new URL(url).pathname)
const item = (link: string, date: string) => `<item><link>${link}</link><pubDate>${date}</pubDate></item>`
const rss = (...items: string[]) => `<rss version="2.0"><channel>${items.join('')}</channel></rss>`

test('the newest documents of an index come first, and those without a date before them', () => {
  expect(
    pathsOf(
      rss(
        item('/old', 'Mon, 01 Feb 2027 10:00:00 GMT'),
        item('/new', 'Mon, 01 Feb 2027 12:00:00 +0100'),
        item('/undated', ''),
        item('/older', 'Sun, 31 Jan 2027 23:00:00 GMT'),
      ),
    ),
  ).toEqual(['/undated', '/new', '/old', '/older'])
})

test('the oldest documents of a long index are left out, and one that stands twice counts once', () => {
  const many = Array.from({ length: 5001 }, (_, minute) =>
    item(`/${minute}`, new Date(Date.UTC(2027, 0, 1, 0, minute)).toISOString()),
  )
  const paths = pathsOf(rss(...many, item('/5000', '2027-01-01T00:00:00Z')))!
  expect(paths).toHaveLength(5000)
  expect([paths[0], paths.at(-1)]).toEqual(['/5000', '/1'])
})
