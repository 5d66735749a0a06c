import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchFeed, largestFeed, type FeedRequest } from '#server/domains/risk/feeds/fetchFeed.ts'
import { readFeed } from '#server/domains/risk/feeds/readFeed.ts'
import { gbContent, gbList } from '#tests/support/risk/adviceFeeds.ts'
import { openFeedServer } from '#tests/support/risk/feedServer.ts'

let from: Awaited<ReturnType<typeof openFeedServer>>
beforeAll(async () => {
  from = await openFeedServer()
})
beforeEach(() => {
  from.asked.length = 0
})
afterAll(() => from.close())

const userAgent = 'Waymark travel advice (+http://waymark.test)'
const ask = (further: Partial<FeedRequest> = {}) => fetchFeed({ address: from.address, userAgent, ...further })
const failure = (code: string) => expect.objectContaining({ code })

test('a feed is asked by the own name of the application, and its tag is kept', async () => {
  from.say('text', { ETag: '"a1"' })
  expect(await ask()).toEqual({ text: 'text', etag: '"a1"' })
  expect(from.asked[0]!.headers['user-agent']).toBe(userAgent)
  expect(from.asked[0]!.headers['if-none-match']).toBeUndefined()
})

test('a feed that did not change has no text', async () => {
  from.say('', {}, 304)
  expect(await ask({ etag: '"a1"' })).toEqual({ text: null, etag: '"a1"' })
  expect(from.asked[0]!.headers['if-none-match']).toBe('"a1"')
})

test.each([
  [403, 'refused'],
  [429, 'refused'],
  [401, 'refused'],
  [404, 'missing'],
  [500, 'status'],
  [204, 'status'],
  [304, 'status'],
])('the status %s is a failure', async (status, code) => {
  from.say('', {}, status)
  await expect(ask()).rejects.toThrow(failure(code))
})

test('an answer of 50 MB is stopped at 5 MB, whatever its header says', async () => {
  let sent = 0
  from.answer = (_request, response) => {
    const megabyte = Buffer.alloc(1024 * 1024, 'a')
    const more = () => {
      while (sent < 50 && !response.destroyed) {
        sent += 1
        if (!response.write(megabyte)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  }
  await expect(ask()).rejects.toThrow(failure('tooLarge'))
  expect(sent).toBeLessThan(50)
})

test('an answer that is small only while it is compressed is stopped as well', async () => {
  const bomb = gzipSync(Buffer.alloc(largestFeed * 10))
  expect(bomb.length).toBeLessThan(largestFeed / 10)
  from.answer = (_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' })
    response.end(bomb)
  }
  await expect(ask()).rejects.toThrow(failure('tooLarge'))
})

test('an answer that does not come, or does not end, is given up in time', async () => {
  from.answer = () => undefined
  await expect(ask({ timeoutMs: 50 })).rejects.toThrow(failure('timeout'))
  from.answer = (_request, response) => void response.write('begin')
  await expect(ask({ timeoutMs: 50 })).rejects.toThrow(failure('timeout'))
})

test('a broken connection and bytes that are no text are failures', async () => {
  from.answer = (_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' })
    response.write('half')
    setTimeout(() => response.destroy(), 10)
  }
  await expect(ask()).rejects.toThrow(failure('unreachable'))
  from.answer = (_request, response) => void response.end(Buffer.from([0xff, 0xfe, 0x00]))
  await expect(ask()).rejects.toThrow(failure('notReadable'))
  await expect(fetchFeed({ address: 'http://127.0.0.1:1/', userAgent })).rejects.toThrow(failure('unreachable'))
})

test('a redirect on the host is followed', async () => {
  from.answer = (request, response) => {
    if (request.url === '/feed') response.writeHead(302, { Location: '/moved' }).end()
    else response.end('text')
  }
  expect((await ask()).text).toBe('text')
})

test('the content of a country is asked for by the address of the list with its query', async () => {
  from.answer = (request, response) =>
    void response.end(request.url?.startsWith('/feed?') ? gbList([['mali', 'Mali']]) : gbContent('Mali', []))
  const { feed } = await readFeed('GB', {
    address: `${from.address}?key=1`,
    userAgent,
    readAt: new Date('2026-11-27T12:00:00Z'),
    pauseMs: 0,
  })
  expect(feed?.places.map(({ targetCountry }) => targetCountry)).toEqual(['ML'])
  expect(from.asked.map(({ url }) => url)).toEqual(['/feed?key=1', '/feed/mali?key=1'])
})

test.each([
  'https://evil.example/feed',
  'http://127.0.0.1:1/feed',
  'file:///etc/passwd',
  'http://localhost/',
  'https://127.0.0.1/feed',
  '/feed',
  '',
])('a redirect to "%s" is refused', async (location) => {
  from.say('', location ? { Location: location } : {}, 302)
  await expect(ask()).rejects.toThrow(failure('redirect'))
  expect(from.asked.length).toBeLessThan(6)
})
