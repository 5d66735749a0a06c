import { eq, lt, sql } from 'drizzle-orm'
import { alertFeeds } from '#server/db/schema/risk/alerts.ts'
import { slicesOf } from '#server/db/slices.ts'
import { CapRefusal } from '#server/domains/risk/alerts/cap/capProblems.ts'
import type { CapReading } from '#server/domains/risk/alerts/cap/readCap.ts'
import { storeAlert, sweepAlerts } from '#server/domains/risk/alerts/storeAlert.ts'
import { logFailure } from '#server/log/logFailure.ts'
import type { Services } from '#server/services/services.ts'
import { feedIdOf } from './alertFeedStatus.ts'
import { readIndex, type IndexedDocument } from './feedIndex.ts'
import { FetchFailure, fetchDocument } from './fetchDocument.ts'

/** Milliseconds in which no other process reads the feed. */
const claimMs = 110_000
/** Documents of an index that are fetched in one run; the rest follows in the next. */
const mostDocuments = 200
const atOnce = 4
/** Problems of a document that another try cannot mend. */
const lastingProblems: readonly string[] = ['tooLarge', 'otherHost']
/** An index may name a document before it is there. A missing one is tried so often, for an hour. */
const triesOfMissing = 30

type FeedRow = typeof alertFeeds.$inferSelect

/** The numbers of a run. */
interface ImportRun {
  documents: number
  refused: number
  warned: number
  lastRefusal: string | null
  /** Marks of the documents of the index that need not be fetched again. */
  known: string[]
  /** Marks of those that could not be fetched, with the number of tries. */
  failed: Map<string, number>
  /** Whether a document of the index could not be fetched, or is left for the next run. */
  isPartial: boolean
}

/**
 * Reads the configured feed and stores its alerts. One process at a time does it: an attempt holds others off by its
 * time, so that no database transaction waits for the network. A failure is logged and noted in the row of the feed.
 * @param stopping ends it early, because the process ends
 * @returns undefined without a feed, while another process reads it, and where it was ended before anything was read
 */
export async function importAlerts(services: Services, stopping: AbortSignal): Promise<FeedRow | undefined> {
  const { db, env, now } = services
  const address = env.ALERT_FEED_URL
  const feed = address === undefined ? undefined : await claim(services, feedIdOf(address))
  if (address === undefined || !feed) return undefined
  const change = await runImport(feed, { address, stopping, services }).catch((error: unknown) => {
    if (stopping.aborted) return undefined
    const problem = problemOf(error)
    logFailure('The feed of alerts could not be read.', error, { problem })
    return { problem }
  })
  if (!change) return undefined
  await sweepAlerts(db, now())
  const [row] = await db.update(alertFeeds).set(change).where(eq(alertFeeds.id, feed.id)).returning()
  return row
}

const problemOf = (error: unknown): string =>
  error instanceof FetchFailure || error instanceof CapRefusal ? error.problem : 'failed'

/** Takes the feed for this process; undefined while another one reads it. */
async function claim({ db, now }: Services, id: string): Promise<FeedRow | undefined> {
  const before = new Date(now().getTime() - claimMs)
  const [row] = await db
    .insert(alertFeeds)
    .values({ id, triedAt: now() })
    .onConflictDoUpdate({ target: alertFeeds.id, set: { triedAt: now() }, setWhere: lt(alertFeeds.triedAt, before) })
    .returning()
  return row
}

interface ImportContext {
  address: string
  stopping: AbortSignal
  services: Services
}

async function runImport(feed: FeedRow, context: ImportContext) {
  const { address, stopping, services } = context
  const fetched = await fetchDocument(address, { etag: feed.etag, stopping })
  const success = { readAt: services.now(), problem: null }
  if (fetched.isSame) return success
  const index = readIndex(fetched.bytes, address)
  const run = index ? await readDocuments(index, feed, context) : emptyRun()
  if (!index) await readDocument(fetched.bytes, run, services)
  return {
    ...success,
    etag: run.isPartial ? null : fetched.etag,
    known: run.known,
    failed: Object.fromEntries(run.failed),
    documents: sql`${alertFeeds.documents} + ${run.documents}`,
    refused: sql`${alertFeeds.refused} + ${run.refused}`,
    warned: sql`${alertFeeds.warned} + ${run.warned}`,
    ...(run.lastRefusal !== null && { lastRefusal: run.lastRefusal }),
  }
}

const emptyRun = (): ImportRun => ({
  documents: 0,
  refused: 0,
  warned: 0,
  lastRefusal: null,
  known: [],
  failed: new Map(),
  isPartial: false,
})

/**
 * Reads the documents of an index that are not known yet. One that cannot be fetched is tried again in the next runs,
 * after all others, so that dead links hold no newer alert up.
 */
async function readDocuments(index: IndexedDocument[], feed: FeedRow, context: ImportContext): Promise<ImportRun> {
  const { stopping, services } = context
  const known = new Set(feed.known)
  const triesOf = ({ mark }: IndexedDocument) => feed.failed[mark] ?? 0
  const waiting = index.filter(({ mark }) => !known.has(mark)).toSorted((one, other) => triesOf(one) - triesOf(other))
  const run: ImportRun = {
    ...emptyRun(),
    known: index.flatMap(({ mark }) => (known.has(mark) ? [mark] : [])),
    failed: new Map(waiting.filter((one) => triesOf(one) > 0).map((one) => [one.mark, triesOf(one)])),
    isPartial: waiting.length > mostDocuments,
  }
  for (const some of slicesOf(waiting.slice(0, mostDocuments), atOnce)) {
    if (stopping.aborted) return { ...run, isPartial: true }
    await Promise.all(some.map((document) => fetchAndRead(document, run, context)))
    // A run may take longer than the time for which the feed was claimed.
    await services.db.update(alertFeeds).set({ triedAt: services.now() }).where(eq(alertFeeds.id, feed.id))
  }
  return run
}

async function fetchAndRead({ url, mark }: IndexedDocument, run: ImportRun, context: ImportContext): Promise<void> {
  try {
    const fetched = await fetchDocument(url, context)
    if (fetched.isSame) return
    await readDocument(fetched.bytes, run, context.services)
    run.known.push(mark)
    run.failed.delete(mark)
  } catch (error) {
    if (context.stopping.aborted) run.isPartial = true
    else noteFailure(mark, error, run)
  }
}

/** Notes that a document could not be fetched. The log has the first try of each only. */
function noteFailure(mark: string, error: unknown, run: ImportRun): void {
  const problem = problemOf(error)
  const tries = (run.failed.get(mark) ?? 0) + 1
  if (tries === 1) logFailure('A document of alerts could not be fetched.', error, { problem })
  if (lastingProblems.includes(problem) || (problem === 'missing' && tries >= triesOfMissing)) {
    run.known.push(mark)
    run.failed.delete(mark)
    run.refused += 1
    run.lastRefusal = problem
  } else {
    run.failed.set(mark, tries)
    run.isPartial = true
  }
}

/** Reads and stores a document. A refused one is counted and logged, and changes nothing else. */
async function readDocument(bytes: Uint8Array, run: ImportRun, { db, now, inThread }: Services): Promise<void> {
  const reading = await inThread<CapReading>('readCap', bytes)
  if (!reading.isRead) {
    run.refused += 1
    run.lastRefusal = reading.problem
    if (reading.replacing) await storeAlert(db, reading.replacing, { now: now() })
    logFailure('A document of alerts was refused.', new CapRefusal(reading.problem), { problem: reading.problem })
    return
  }
  run.documents += 1
  if (reading.warnings.length > 0) run.warned += 1
  await storeAlert(db, reading.alert, { now: now() })
}
