import { eq } from 'drizzle-orm'
import { minuteMs } from '#contract/time/durations.ts'
import { alertsStaleMinutes, type AlertFeed, type SourceState } from '#contract/risk/feedStates.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { alertFeeds } from '#server/db/schema/risk/alerts.ts'
import type { Services } from '#server/services/services.ts'

type FeedRow = typeof alertFeeds.$inferSelect

/** The id of the row of a feed, which contains nothing of its address. */
export const feedIdOf = (address: string): string => sha256(address).slice(0, 16)

/** How the configured feed of alerts was last read. Another address begins with numbers of its own. */
export async function alertFeedStatus({ db, env, now }: Services): Promise<AlertFeed> {
  const address = env.ALERT_FEED_URL
  const [row] =
    address === undefined
      ? []
      : await db
          .select()
          .from(alertFeeds)
          .where(eq(alertFeeds.id, feedIdOf(address)))
  return {
    state: stateOf(row, now()),
    isConfigured: address !== undefined,
    readAt: row?.readAt?.toISOString() ?? null,
    checkedAt: row?.triedAt.toISOString() ?? null,
    failureCode: row?.problem ?? null,
    documents: row?.documents ?? 0,
    refused: row?.refused ?? 0,
    warned: row?.warned ?? 0,
    unread: Object.keys(row?.failed ?? {}).length,
    lastRefusal: row?.lastRefusal ?? null,
  }
}

function stateOf(row: FeedRow | undefined, now: Date): SourceState {
  if (!row) return 'notChecked'
  if (row.problem !== null) return 'failed'
  if (!row.readAt) return 'notChecked'
  return now.getTime() - row.readAt.getTime() > alertsStaleMinutes * minuteMs ? 'stale' : 'current'
}
