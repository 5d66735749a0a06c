import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { advisorySources, type AdvisorySource } from '#contract/risk/advisories.ts'
import { hourMs, minuteMs } from '#contract/time/durations.ts'
import { holdLock } from '#server/db/advisoryLock.ts'
import { advisoryFeeds } from '#server/db/schema/risk/risk.ts'
import { logFailure } from '#server/log/logFailure.ts'
import type { Services } from '#server/services/services.ts'
import { FeedFailure } from './feedFailure.ts'
import { feedAddress, type FeedRow } from './feedStates.ts'
import { LostPlaces } from './lostPlaces.ts'
import { parserVersions, readFeed, type FeedReading } from './readFeed.ts'
import { recordFeedFailure, storeAdvice } from './storeAdvice.ts'

/** Pause between two looks at which feeds are due, and the most that is added to it by chance. */
const lookMs = 30 * minuteMs
const jitterMs = 10 * minuteMs
/** A feed is read again this long after it was read, and this long after a check that failed. */
const readAgainMs = 6 * hourMs
const tryAgainMs = 55 * minuteMs

/** How a feed is asked, besides its address. */
type Asking = Partial<Pick<FeedReading, 'signal' | 'timeoutMs' | 'pauseMs'>>

/**
 * Reads the governments' feeds that have an address, now and every six hours, until the returned function is called.
 * Several processes share the work: each check is claimed in the database.
 */
export function startFeedChecks(services: Services): () => Promise<void> {
  const stopping = new AbortController()
  const running = check(services, stopping.signal)
  return async () => {
    stopping.abort()
    await running
  }
}

async function check(services: Services, stopping: AbortSignal): Promise<void> {
  if (advisorySources.every((source) => !feedAddress(services.env, source))) return
  while (!stopping.aborted) {
    await checkFeeds(services, { signal: stopping }).catch((error: unknown) =>
      logFailure('No travel advice could be checked.', error),
    )
    // An aborted pause is no failure: the process ends.
    const next = pause(lookMs + Math.random() * jitterMs, undefined, { signal: stopping, ref: false })
    await next.catch(() => undefined)
  }
}

/** Checks the feeds that are due, one after the other. */
export async function checkFeeds(services: Services, asking: Asking = {}): Promise<void> {
  for (const source of advisorySources) {
    const address = feedAddress(services.env, source)
    if (address && !asking.signal?.aborted && (await claim(source, services)))
      await checkFeed(source, { ...asking, address }, services)
  }
}

/**
 * Reads a feed and stores it. A failure changes nothing that is stored: it is recorded with its code, and logged without
 * any text of the feed.
 */
export async function checkFeed(
  source: AdvisorySource,
  asking: Asking & { address: string },
  { db, env, now }: Services,
): Promise<void> {
  const at = now()
  const [row] = await db.select().from(advisoryFeeds).where(eq(advisoryFeeds.sourceCountry, source))
  try {
    const userAgent = `Waymark travel advice (+${env.PUBLIC_URL})`
    const read = await readFeed(source, { ...asking, etag: knownTag(source, row), userAgent, readAt: at })
    await storeAdvice(db, read, { source, at })
  } catch (error) {
    if (asking.signal?.aborted) return
    const code = error instanceof FeedFailure ? error.code : 'internal'
    logFailure('Travel advice could not be read; the stored advice stays.', error, { source })
    await recordFeedFailure(db, { source, at, code, loss: error instanceof LostPlaces ? error.loss : null })
  }
}

/** The tag of what is stored. A feed that another parser read is asked for without a tag. */
const knownTag = (source: AdvisorySource, row: FeedRow | undefined) =>
  row && !row.isDemo && row.succeededAt && row.parserVersion === parserVersions[source] ? row.etag : null

/** Claims the check of a feed where it is due, so that one process makes it. */
async function claim(source: AdvisorySource, { db, now }: Services): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdLock(tx, 'advice')
    const [row] = await tx.select().from(advisoryFeeds).where(eq(advisoryFeeds.sourceCountry, source))
    if (row && !isDue(row, now())) return false
    await tx
      .insert(advisoryFeeds)
      .values({ sourceCountry: source, checkedAt: now() })
      .onConflictDoUpdate({ target: advisoryFeeds.sourceCountry, set: { checkedAt: now() } })
    return true
  })
}

/** The demo's advice is replaced at once. A check that was claimed and has no result yet may still be at work. */
function isDue({ isDemo, failureCode, checkedAt, succeededAt }: FeedRow, now: Date): boolean {
  const isSuccess = failureCode === null && succeededAt !== null && checkedAt <= succeededAt
  if (isDemo && isSuccess) return true
  return now.getTime() - checkedAt.getTime() >= (isSuccess ? readAgainMs : tryAgainMs)
}
