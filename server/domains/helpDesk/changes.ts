import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { dayMs, minuteMs } from '#contract/durations.ts'
import type { deskChangeSchema } from '#contract/helpDesk.ts'
import { helpDeskRequests } from '#server/db/schema/helpDesk.ts'
import { answerAutomatically } from '#server/domains/helpDesk/automaticAnswer.ts'
import { isDeskOpen } from '#server/domains/helpDesk/deskSessions.ts'
import { ownRequestsCondition } from '#server/domains/helpDesk/ownRequests.ts'
import { presenceOf } from '#server/domains/helpDesk/presentAgents.ts'
import { servedCondition } from '#server/domains/helpDesk/queue.ts'
import type { Caller } from '#server/http/caller.ts'
import { Refusal } from '#server/http/envelope.ts'
import type { EventStream, ServerEvent } from '#server/http/sendEvents.ts'
import type { Services } from '#server/services/services.ts'

/** How often the version is read while somebody listens, and how long one connection lasts. */
const pollMs = 1000
const longestMs = 5 * minuteMs
/** Streams of one person at a time, in one process. */
const streamsAtOnce = 4

const listening = new Map<string, number>()

interface Listener {
  /** The version that the client has; 0 for none. */
  seen: number
  deskToken: string | undefined
  caller: Caller
  services: Services
}

/** Events about the requests of a person. In the demo, requests that no agent can answer get a marked answer meanwhile. */
export const ownChanges = (listener: Listener): EventStream => {
  const { caller, services } = listener
  const where = ownRequestsCondition(caller)
  return follow(listener, where, () => answerAutomatically(caller, services))
}

/** Events about the requests that an agent reads. The agent counts as present meanwhile. */
export const queueChanges = (listener: Listener): EventStream => {
  const { caller, services } = listener
  return follow(listener, servedCondition(caller, services), presenceOf(caller.profileId, services))
}

/**
 * Events with the version of some requests: at first, unless the client has it, and after every change. The stream ends
 * after five minutes, and at once when the help desk is closed.
 * @throws 429 `tooManyStreams`
 */
function follow(listener: Listener, where: SQL | undefined, meanwhile: () => Promise<void>): EventStream {
  const { accountId } = listener.caller
  const open = listening.get(accountId) ?? 0
  if (open >= streamsAtOnce)
    throw new Refusal(429, 'tooManyStreams', 'You follow the help desk in many pages already. Close one of them.', {
      retryAfterSeconds: 10,
    })
  // Counted at once, as the next request may come before this stream opens.
  listening.set(accountId, open + 1)
  return {
    onEnd: () => {
      const left = (listening.get(accountId) ?? 1) - 1
      if (left > 0) listening.set(accountId, left)
      else listening.delete(accountId)
    },
    events: (signal) => changesOf(listener, { where, signal, meanwhile }),
  }
}

type Change = z.infer<typeof deskChangeSchema>

async function* changesOf(
  { seen, deskToken, caller, services }: Listener,
  { where, signal, meanwhile }: { where: SQL | undefined; signal: AbortSignal; meanwhile: () => Promise<void> },
): AsyncGenerator<ServerEvent<Change>> {
  const end = performance.now() + longestMs
  let known = seen
  while (!signal.aborted && performance.now() < end) {
    if (!(await isDeskOpen(deskToken, caller, services))) return
    await meanwhile()
    const version = await versionOf(where, services)
    if (version === known) yield undefined
    else {
      known = version
      yield { id: String(version), event: 'change', data: { version } }
    }
    // Ends at once when the client goes away.
    await wait(pollMs, undefined, { signal }).catch(() => undefined)
  }
}

/** A number that differs after every change of requests. Those not open count no more a day after their last change. */
async function versionOf(where: SQL | undefined, { db, now }: Services): Promise<number> {
  const { status, changedAt } = helpDeskRequests
  // An agent takes an open one without a new message.
  const recent = or(eq(status, 'open'), gt(changedAt, new Date(+now() - dayMs)))
  const [row] = await db
    .select({ version: sql<number>`coalesce(sum(${helpDeskRequests.version}), 0) + 1`.mapWith(Number) })
    .from(helpDeskRequests)
    .where(and(where, recent))
  return row?.version ?? 1
}
