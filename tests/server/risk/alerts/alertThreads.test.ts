import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { alertFeeds, alerts } from '#server/db/schema/risk/alerts.ts'
import { readCap } from '#server/domains/risk/alerts/cap/readCap.ts'
import { importAlerts } from '#server/domains/risk/alerts/feed/importAlerts.ts'
import type { InThread } from '#server/services/services.ts'
import { serverImports } from '#tests/support/architecture/serverImports.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { bytesOf, capArea, capDocument, capInfo } from '#tests/support/risk/capDocuments.ts'

// Documents of alerts are read in another thread, so that a big one holds no request up.

const big = capDocument({
  sent: '2027-02-01T15:00:00Z',
  infos: [capInfo({ areas: [capArea('Here', '<circle>45.5,-73.55 40</circle>'.repeat(30_000))] })],
})
let document = ''
const feed = createServer((_, response) => void response.writeHead(200).end(document))
await new Promise<void>((resolve) => void feed.listen(0, '127.0.0.1', resolve))
const now = new Date('2027-02-01T16:00:00Z')
const address = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/feed`
const at = await openTestServices({ ALERT_FEED_URL: address }, () => now)
afterAll(async () => {
  feed.closeAllConnections()
  feed.close()
  await at.close()
})

let threads = 0
const noteThread = () => void (threads += 1)
beforeEach(async () => {
  threads = 0
  subscribe('worker_threads', noteThread)
  for (const table of [alertFeeds, alerts]) await at.services.db.delete(table)
})
afterEach(() => void unsubscribe('worker_threads', noteThread))
const stopping = new AbortController().signal

test('a big document is read in a thread of its own, and stored', async () => {
  document = big
  expect(await importAlerts(at.services, stopping)).toMatchObject({ documents: 1, refused: 0 })
  expect(threads).toBe(1)
  const [stored] = await at.services.db.select().from(alerts)
  expect(stored!.countries).toEqual(['CA'])
  expect(stored!.areas[0]!.circles.length).toBeLessThanOrEqual(4000)
})

test('while a document is read, others are answered: the import only waits for the thread', async () => {
  document = capDocument({ sent: '2027-02-01T15:00:00Z' })
  let finish = () => undefined as void
  const isAsked = new Promise<void>((resolve) => {
    const inThread: InThread = async <Result>(work: string, input: Uint8Array) => {
      expect(work).toBe('readCap')
      resolve()
      await new Promise<void>((done) => void (finish = done))
      return readCap(input) as Result
    }
    void importAlerts({ ...at.services, inThread }, stopping)
  })
  await isAsked
  expect(await at.services.db.$count(alerts)).toBe(0)
  finish()
  await expect.poll(() => at.services.db.$count(alerts)).toBe(1)
})

test('only the threads and the demo read documents of alerts', () => {
  const reader = 'server/domains/risk/alerts/cap/readCap.ts'
  const readers = serverImports().flatMap(({ from, to }) => (to === reader ? [from] : []))
  const calling = readers.filter((file) => /import \{[^}]*\breadCap\b/.test(readFileSync(file, 'utf8')))
  expect([...new Set(calling)].toSorted()).toEqual(['server/demo/alerts.ts', 'server/documentThread.ts'])
})

test('what a thread answers is what reading the document answers', async () => {
  expect(await at.services.inThread('readCap', bytesOf(big))).toEqual(readCap(bytesOf(big)))
  expect(await at.services.inThread('readCap', bytesOf('<html/>'))).toEqual(readCap(bytesOf('<html/>')))
})
