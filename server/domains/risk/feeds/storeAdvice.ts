import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { AdvisorySource, FeedFailureCode } from '#contract/advisories.ts'
import { holdLock } from '#server/db/advisoryLock.ts'
import type { Database } from '#server/db/client.ts'
import { advisories, advisoryChanges, advisoryFeeds, type AdviceState } from '#server/db/schema/risk.ts'
import { slicesOf } from '#server/db/slices.ts'
import { FeedFailure } from './feedFailure.ts'
import type { FeedRow } from './feedStates.ts'
import type { ParsedAdvice, ParsedFeed } from './parsedFeed.ts'
import { parserVersions, type ReadFeed } from './readFeed.ts'

/** The share of its places that a feed may lose from one check to the next. A larger loss is a failure of the feed. */
const mostLost = 0.05
const rowsAtOnce = 200

interface Checked {
  source: AdvisorySource
  /** The time of the check. */
  at: Date
}

/**
 * Stores a feed that was read, in one transaction: the advice of the government, its changes, and the state of the feed.
 * The first reading, one after the demo's data, and one by another version of the parser are a baseline without changes.
 * @throws FeedFailure `lostPlaces`; nothing is stored then
 */
export async function storeAdvice(db: Database, { feed, etag }: ReadFeed, checked: Checked): Promise<void> {
  const { source, at } = checked
  await db.transaction(async (tx) => {
    await holdLock(tx, 'advice')
    const [row] = await tx.select().from(advisoryFeeds).where(eq(advisoryFeeds.sourceCountry, source))
    const success = { checkedAt: at, succeededAt: at, failureCode: null, etag }
    if (!feed) {
      await tx.update(advisoryFeeds).set(success).where(eq(advisoryFeeds.sourceCountry, source))
      return
    }
    await replaceAdvice(tx, feed, { ...checked, row })
    const state = {
      ...success,
      places: feed.places.length,
      skipped: feed.skipped,
      parserVersion: parserVersions[source],
      isDemo: false,
    }
    await tx
      .insert(advisoryFeeds)
      .values({ sourceCountry: source, ...state })
      .onConflictDoUpdate({ target: advisoryFeeds.sourceCountry, set: state })
  })
}

/** Notes that a check failed. The stored advice stays, with the date at which it was read. */
export async function recordFeedFailure(
  db: Database,
  { source, at, code }: Checked & { code: FeedFailureCode },
): Promise<void> {
  const state = { checkedAt: at, failureCode: code }
  await db
    .insert(advisoryFeeds)
    .values({ sourceCountry: source, ...state })
    .onConflictDoUpdate({ target: advisoryFeeds.sourceCountry, set: state })
}

type Tx = Pick<Database, 'select' | 'insert' | 'delete'>

async function replaceAdvice(
  tx: Tx,
  { places }: ParsedFeed,
  { source, at, row }: Checked & { row: FeedRow | undefined },
): Promise<void> {
  const sourceCondition = eq(advisories.sourceCountry, source)
  const isFirst = !row?.succeededAt || row.isDemo
  if (!isFirst) {
    const stored = await tx.select().from(advisories).where(sourceCondition)
    refuseLoss(stored, places)
    if (row.parserVersion === parserVersions[source])
      for (const some of slicesOf(changesOf(stored, places, { source, at }), rowsAtOnce))
        await tx.insert(advisoryChanges).values(some)
  }
  if (row?.isDemo)
    await tx
      .delete(advisoryChanges)
      .where(and(eq(advisoryChanges.sourceCountry, source), eq(advisoryChanges.isDemo, true)))
  await tx.delete(advisories).where(sourceCondition)
  const rows = places.map((place) => ({
    ...place,
    id: `adv-${place.targetCountry}-${source}`.toLowerCase(),
    sourceCountry: source,
  }))
  for (const some of slicesOf(rows, rowsAtOnce)) await tx.insert(advisories).values(some)
}

function refuseLoss(stored: readonly { targetCountry: string }[], places: readonly ParsedAdvice[]): void {
  const present = new Set(places.map(({ targetCountry }) => targetCountry))
  const lost = stored.filter(({ targetCountry }) => !present.has(targetCountry)).length
  if (lost > stored.length * mostLost) throw new FeedFailure('lostPlaces')
}

/** The changes of levels and of the words for them. Other words of a government may change without a change noted. */
function changesOf(
  stored: readonly (typeof advisories.$inferSelect)[],
  places: readonly ParsedAdvice[],
  { source, at }: Checked,
): (typeof advisoryChanges.$inferInsert)[] {
  const before = new Map(stored.map((row) => [row.targetCountry, stateOf(row)]))
  const after = new Map(places.map((place) => [place.targetCountry, stateOf(place)]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((targetCountry) => {
    const [was, is] = [before.get(targetCountry) ?? null, after.get(targetCountry) ?? null]
    if (isSame(was, is)) return []
    return [{ id: randomUUID(), targetCountry, sourceCountry: source, changedAt: at, before: was, after: is }]
  })
}

const stateOf = ({ warningLevel, regionalLevel, warningText }: AdviceState): AdviceState => ({
  warningLevel,
  regionalLevel,
  warningText,
})

const isSame = (one: AdviceState | null, other: AdviceState | null) =>
  one?.warningLevel === other?.warningLevel &&
  one?.regionalLevel === other?.regionalLevel &&
  one?.warningText.en === other?.warningText.en
