import {
  advisorySources,
  feedFailureCodes,
  staleAfterHours,
  type AdviceFeed,
  type AdvisorySource,
  type AdvisorySourceStatus,
  type FeedFailureCode,
} from '#contract/risk/advisories.ts'
import { hourMs } from '#contract/time/durations.ts'
import type { SourceState } from '#contract/risk/feedStates.ts'
import type { Database } from '#server/db/client.ts'
import { advisoryFeeds } from '#server/db/schema/risk/risk.ts'
import type { Env } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'

export type FeedRow = typeof advisoryFeeds.$inferSelect

/** The configured address of a government's feed; undefined where it is not read. */
export const feedAddress = (env: Env, source: AdvisorySource): string | undefined => env[`ADVISORY_FEED_${source}`]

/**
 * Whether stored advice can be relied upon. A failed check counts as failed even while the stored advice is recent, so
 * that no change is missed in silence.
 */
export function feedState(row: Pick<FeedRow, 'failureCode' | 'succeededAt'> | undefined, now: Date): SourceState {
  if (!row) return 'notChecked'
  if (row.failureCode !== null) return 'failed'
  if (!row.succeededAt) return 'notChecked'
  return now.getTime() - row.succeededAt.getTime() > staleAfterHours * hourMs ? 'stale' : 'current'
}

/** The rows of all feeds by government. A feed that was never checked has none. */
async function readFeeds(db: Database): Promise<ReadonlyMap<string, FeedRow>> {
  const rows = await db.select().from(advisoryFeeds)
  return new Map(rows.map((row) => [row.sourceCountry, row]))
}

/** The state of each government's advice, in the order in which they are shown. */
export async function sourceStatuses({ db, now }: Services): Promise<AdvisorySourceStatus[]> {
  const rows = await readFeeds(db)
  return advisorySources.map((source) => statusOf(source, rows.get(source), now()))
}

/** The same with what an operator needs to know of each feed. */
export async function feedStatuses({ db, env, now }: Services): Promise<AdviceFeed[]> {
  const rows = await readFeeds(db)
  return advisorySources.map((source) => {
    const row = rows.get(source)
    return {
      ...statusOf(source, row, now()),
      isConfigured: feedAddress(env, source) !== undefined,
      checkedAt: row?.checkedAt.toISOString() ?? null,
      failureCode: failureCodeOf(row?.failureCode),
      places: row?.places ?? 0,
      skipped: row?.skipped ?? 0,
    }
  })
}

const statusOf = (source: AdvisorySource, row: FeedRow | undefined, now: Date): AdvisorySourceStatus => ({
  sourceCountry: source,
  state: feedState(row, now),
  readAt: row?.succeededAt?.toISOString() ?? null,
  isDemo: row?.isDemo ?? false,
})

const failureCodeOf = (stored: string | null | undefined): FeedFailureCode | null =>
  feedFailureCodes.find((code) => code === stored) ?? null
