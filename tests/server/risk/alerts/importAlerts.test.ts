import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertFeeds, alertReplacements, alerts } from '#server/db/schema/risk/alerts.ts'
import { alertFeedStatus } from '#server/domains/risk/alerts/feed/alertFeedStatus.ts'
import { importAlerts } from '#server/domains/risk/alerts/feed/importAlerts.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { capDocument } from '#tests/support/risk/capDocuments.ts'
import { expectLog } from '#tests/support/run/log.ts'

let now = new Date('2027-02-01T16:00:00Z')
let at: Awaited<ReturnType<typeof openTestServices>>
let server: Server
let origin = ''
let answers: Record<string, (response: ServerResponse) => void> = {}
let asked: string[] = []

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push(`${url}${headers['if-none-match'] ? ` if not ${headers['if-none-match']}` : ''}`)
    const answer = answers[url]
    if (answer) answer(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  at = await openTestServices({ ALERT_FEED_URL: `${origin}/feed` }, () => now)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await at.close()
})
beforeEach(async () => {
  for (const table of [alertFeeds, alertReplacements, alerts]) await at.services.db.delete(table)
})
afterEach(() => {
  answers = {}
  asked = []
})

const run = () => importAlerts(at.services, new AbortController().signal)
/** The next run, when no other process holds the feed. */
const runLater = () => {
  now = new Date(now.getTime() + 120_000)
  return run()
}
const text =
  (body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, headers).end(body)
const identifiers = async () =>
  (await at.services.db.select({ identifier: alerts.identifier }).from(alerts).orderBy(alerts.identifier)).map(
    ({ identifier }) => identifier,
  )
const atomIndex = (...links: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom">${links
    .map((href) => `<entry><link href="${href}"/><updated>2027-02-01T15:00:00Z</updated></entry>`)
    .join('')}</feed>`

test('a feed that is one document is stored, and an unchanged one is not sent again', async () => {
  answers['/feed'] = text(capDocument({ sent: '2027-02-01T15:00:00Z' }), { ETag: '"one"' })
  expect(await run()).toMatchObject({ documents: 1, refused: 0, warned: 1, problem: null, readAt: now })
  expect(await identifiers()).toEqual(['W-1'])
  answers['/feed'] = (response) => void response.writeHead(304).end()
  expect(await runLater()).toMatchObject({ documents: 1, problem: null, readAt: now })
  expect(asked).toEqual(['/feed', '/feed if not "one"'])
})

test('one process at a time reads the feed', async () => {
  answers['/feed'] = text(capDocument())
  const both = await Promise.all([run(), run()])
  expect(both.filter((row) => row !== undefined)).toHaveLength(1)
  expect(await run()).toBeUndefined()
  expect(await runLater()).toBeDefined()
})

test('an index leads to documents on its own host, each of which is fetched once', async () => {
  answers['/feed'] = text(atomIndex('/a', `${origin}/b`, 'https://elsewhere.example/c', 'file:///etc/passwd'))
  answers['/a'] = text(capDocument({ identifier: 'A' }))
  answers['/b'] = text(capDocument({ identifier: 'B' }))
  expect(await run()).toMatchObject({ documents: 2 })
  expect(await identifiers()).toEqual(['A', 'B'])
  expect(await runLater()).toMatchObject({ documents: 2 })
  expect(asked.toSorted()).toEqual(['/a', '/b', '/feed', '/feed'])
})

test('an RSS index is read too', async () => {
  answers['/feed'] = text('<rss version="2.0"><channel><item><link>/a</link></item></channel></rss>')
  answers['/a'] = text(capDocument({ identifier: 'A' }))
  expect(await run()).toMatchObject({ documents: 1 })
})

test('a refused document changes nothing, is counted once, and does not hinder the others', async () => {
  expectLog(/A document of alerts was refused/)
  answers['/feed'] = text(atomIndex('/bad', '/good'))
  answers['/bad'] = text('<!DOCTYPE alert><alert/>')
  answers['/good'] = text(capDocument())
  expect(await run()).toMatchObject({ documents: 1, refused: 1, lastRefusal: 'doctype', problem: null })
  expect(await runLater()).toMatchObject({ documents: 1, refused: 1 })
})

test('a document that cannot be fetched is tried again, though the index has not changed', async () => {
  expectLog(/A document of alerts could not be fetched/)
  answers['/feed'] = text(atomIndex('/late'), { ETag: '"one"' })
  answers['/late'] = (response) => void response.writeHead(503).end()
  expect(await run()).toMatchObject({ documents: 0, problem: null })
  expect((await alertFeedStatus(at.services)).unread).toBe(1)
  answers['/late'] = text(capDocument())
  expect(await runLater()).toMatchObject({ documents: 1, failed: {} })
  expect(asked).toEqual(['/feed', '/late', '/feed', '/late'])
})

test('links that lead nowhere hold no other document up, and are given up after an hour', async () => {
  expectLog(/A document of alerts could not be fetched/)
  const dead = Array.from({ length: 200 }, (_, index) => `/dead-${index}`)
  answers['/feed'] = text(atomIndex(...dead, '/new'), { ETag: '"one"' })
  answers['/new'] = text(capDocument())
  expect(await run()).toMatchObject({ documents: 0 })
  expect(await runLater()).toMatchObject({ documents: 1 })
  answers['/feed'] = text(atomIndex('/dead-0', '/new'), { ETag: '"two"' })
  for (let tries = 2; tries < 29; tries += 1) await runLater()
  expect(await runLater()).toMatchObject({ refused: 1, lastRefusal: 'missing', failed: {}, etag: '"two"' })
})

test('a run that lasts longer than its claim keeps the feed', async () => {
  const slow = ['/d0', '/d1', '/d2', '/d3']
  answers['/feed'] = text(atomIndex(...slow, '/d4'))
  for (const identifier of slow)
    answers[identifier] = (response) => {
      now = new Date(now.getTime() + 60_000)
      text(capDocument({ identifier }))(response)
    }
  let other: unknown = 'none'
  answers['/d4'] = (response) => {
    answers['/d4'] = text(capDocument({ identifier: '/d4' }))
    const readAgain = async () => {
      other = await run()
      answers['/d4']!(response)
    }
    void readAgain()
  }
  expect(await run()).toMatchObject({ documents: 5 })
  expect(other).toBeUndefined()
})

test('a run that is ended leaves no failure behind, and keeps what it has read', async () => {
  const ending = new AbortController()
  answers['/feed'] = text(atomIndex('/a', '/b', '/c', '/d', '/e'))
  for (const link of ['/b', '/c', '/d']) answers[link] = text(capDocument({ identifier: link }))
  answers['/a'] = () => setTimeout(() => ending.abort(), 100)
  const ended = await importAlerts(at.services, ending.signal)
  expect(ended).toMatchObject({ problem: null, documents: 3, failed: {}, etag: null })
  expect(asked).not.toContain('/e')
  answers['/feed'] = () => undefined
  const early = new AbortController()
  setTimeout(() => early.abort(), 50)
  now = new Date(now.getTime() + 120_000)
  expect(await importAlerts(at.services, early.signal)).toBeUndefined()
  expect(await alertFeedStatus(at.services)).toMatchObject({ state: 'current', failureCode: null })
})

test('redirects are followed on the same host only', async () => {
  expectLog(/The feed of alerts could not be read/)
  answers['/feed'] = (response) => void response.writeHead(302, { Location: '/moved' }).end()
  answers['/moved'] = text(capDocument())
  expect(await run()).toMatchObject({ documents: 1 })
  answers['/feed'] = (response) => void response.writeHead(302, { Location: 'http://localhost:1/moved' }).end()
  expect(await runLater()).toMatchObject({ documents: 1, problem: 'otherHost' })
})

test.each([
  ['a server that fails', (response: ServerResponse) => void response.writeHead(500).end(), 'refusedByServer'],
  ['a broken connection', (response: ServerResponse) => void response.destroy(), 'unreachable'],
  ['an endless answer', (response: ServerResponse) => void endless(response), 'tooLarge'],
])('%s is noted, and stored alerts stay', async (_, answer, problem) => {
  answers['/feed'] = text(capDocument())
  await run()
  const readAt = now
  expectLog(/The feed of alerts could not be read/)
  answers['/feed'] = answer
  expect(await runLater()).toMatchObject({ problem, readAt })
  expect(await identifiers()).toEqual(['W-1'])
})

function endless(response: ServerResponse) {
  response.writeHead(200)
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}

test('a page that is no alert and no index is counted as refused', async () => {
  expectLog(/A document of alerts was refused/)
  answers['/feed'] = text('<html><body>Sign in</body></html>')
  expect(await run()).toMatchObject({ refused: 1, lastRefusal: 'notCap' })
})

test('without a configured feed nothing is read', async () => {
  const { ALERT_FEED_URL: _, ...env } = at.services.env
  expect(await importAlerts({ ...at.services, env }, new AbortController().signal)).toBeUndefined()
})
