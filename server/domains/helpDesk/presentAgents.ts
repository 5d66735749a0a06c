import { and, eq, gt } from 'drizzle-orm'
import { helpDeskAgents } from '#server/db/schema/site/helpDesk.ts'
import type { Services } from '#server/services/services.ts'

/** How often it is stored that an agent follows the queue. */
const notedMs = 10_000
/** How long an agent counts as there: going from one page to another ends a stream and begins another. */
const graceMs = 30_000

/**
 * Returns a function for a stream of the queue, which stores from time to time that its agent is there. Only the demo
 * asks for that, so without DEMO nothing is stored.
 */
export function presenceOf(profileId: string, { db, env, now }: Services): () => Promise<void> {
  let notedAt = -notedMs
  return async () => {
    if (!env.DEMO || performance.now() - notedAt < notedMs) return
    notedAt = performance.now()
    await db.update(helpDeskAgents).set({ followedAt: now() }).where(eq(helpDeskAgents.profileId, profileId))
  }
}

/** Whether an agent who serves a company is at the help desk. */
export async function isAgentThere(companyId: string, { db, now }: Services): Promise<boolean> {
  const since = new Date(+now() - graceMs)
  const there = and(eq(helpDeskAgents.companyId, companyId), gt(helpDeskAgents.followedAt, since))
  return (await db.$count(helpDeskAgents, there)) > 0
}
