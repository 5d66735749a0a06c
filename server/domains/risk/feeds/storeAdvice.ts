import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { AdvisorySource, FeedFailureCode } from '#contract/risk/advisories.ts'
import { holdLock } from '#server/db/advisoryLock.ts'
import type { Database } from '#server/db/client.ts'
import { advisories, advisoryChanges, advisoryFeeds, type AdviceState } from '#server/db/schema/risk/risk.ts'
import { slicesOf } from '#server/db/slices.ts'
import type { FeedRow } from './feedStates.ts'
import { refuseFewPlaces, refuseLoss } from './lostPlaces.ts'
import { nextAdvice, type NextAdvice, type StoredAdvice } from './nextAdvice.ts'
import type { ParsedFeed } from './parsedFeed.ts'
import { parserVersions, type ReadFeed } from './readFeed.ts'

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
    const success = { checkedAt: at, succeededAt: at, failureCode: null, etag, loss: null, lossSince: null }
    if (!feed) {
      await tx.update(advisoryFeeds).set(success).where(eq(advisoryFeeds.sourceCountry, source))
      return
    }
    const places = await replaceAdvice(tx, feed, { ...checked, row })
    const state = {
      ...success,
      places,
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

/**
 * Notes that a check failed. The stored advice stays, with the date at which it was read.
 * @param loss the places that it lost (`LostPlaces`); the time of the same loss before stays
 */
export async function recordFeedFailure(
  db: Database,
  { source, at, code, loss }: Checked & { code: FeedFailureCode; loss: string | null },
): Promise<void> {
  const state = { checkedAt: at, failureCode: code, ...(loss !== null && { loss }) }
  const isSameLoss = sql`${advisoryFeeds.loss} = ${loss} and ${advisoryFeeds.lossSince} is not null`
  const since = sql`case when ${isSameLoss} then ${advisoryFeeds.lossSince} else ${at.toISOString()}::timestamptz end`
  await db
    .insert(advisoryFeeds)
    .values({ sourceCountry: source, ...state, ...(loss !== null && { lossSince: at }) })
    .onConflictDoUpdate({
      target: advisoryFeeds.sourceCountry,
      set: { ...state, ...(loss !== null && { lossSince: since }) },
    })
}

type Tx = Pick<Database, 'select' | 'insert' | 'delete'>

/** Replaces the stored advice of a government. @returns the number of stored countries */
async function replaceAdvice(
  tx: Tx,
  feed: ParsedFeed,
  { source, at, row }: Checked & { row: FeedRow | undefined },
): Promise<number> {
  const sourceCondition = eq(advisories.sourceCountry, source)
  const isFirst = !row?.succeededAt || row.isDemo
  const stored = isFirst ? [] : await tx.select().from(advisories).where(sourceCondition)
  const places = nextAdvice(stored, feed)
  if (isFirst) refuseFewPlaces(feed, source)
  else {
    refuseLoss(stored, feed, { row, at })
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
  return rows.length
}

/** The changes of levels and of the words for them. Other words of a government may change without a change noted. */
function changesOf(
  stored: readonly StoredAdvice[],
  places: readonly NextAdvice[],
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
