import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { dayMs, minuteMs } from '#contract/time/durations.ts'
import type { deskChangeSchema } from '#contract/support/helpDesk.ts'
import { helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { answerAutomatically } from '#server/domains/helpDesk/automaticAnswer.ts'
import { isDeskOpen } from '#server/domains/helpDesk/deskSessions.ts'
import { ownRequestsCondition } from '#server/domains/helpDesk/ownRequests.ts'
import { presenceOf } from '#server/domains/helpDesk/presentAgents.ts'
import { servedCondition } from '#server/domains/helpDesk/queue.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import type { EventStream, ServerEvent } from '#server/http/answers/sendEvents.ts'
import type { Services } from '#server/services/services.ts'
import { createSharedPoll } from '#server/services/sharedPoll.ts'

/** How often the versions are read while somebody listens, and a token again; and how long one connection lasts. */
const pollMs = 1000
const heartbeatMs = 15_000
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

/** The subject of a stream. */
interface Subject {
  /** The version at first. */
  readVersion: () => Promise<number>
  /** The version after a poll, and the work of the demo meanwhile. */
  versionIn: (read: Polled) => Promise<number> | number
}

/** Events about the requests of a person. In the demo, requests that no agent can answer get a marked answer meanwhile. */
export const ownChanges = (listener: Listener): EventStream => {
  const { caller, services } = listener
  const readVersion = () => versionOf(ownRequestsCondition(caller), services)
  const versionIn = async ({ people }: Polled) => {
    const mine = people.get(`${caller.companyId} ${caller.profileId}`)
    if (!services.env.DEMO || !mine?.isOpen) return mine?.version ?? 1
    await answerAutomatically(caller, services)
    return readVersion()
  }
  return follow(listener, { readVersion, versionIn })
}

/** Events about the requests that an agent reads. The agent counts as present meanwhile. */
export const queueChanges = (listener: Listener): EventStream => {
  const { caller, services } = listener
  const notePresence = presenceOf(caller.profileId, services)
  let known = { total: -1, version: 0 }
  const readVersion = async () => {
    await notePresence()
    return versionOf(servedCondition(caller, services), services)
  }
  const versionIn = async ({ total }: Polled) => {
    if (total !== known.total) known = { total, version: await readVersion() }
    else await notePresence()
    return known.version
  }
  return follow(listener, { readVersion, versionIn })
}

/**
 * Events with the version of some requests: at first, unless the client has it, and after every change. The stream ends
 * after five minutes, and within 15 seconds when the help desk is closed.
 * @throws 429 `tooManyStreams`
 */
function follow(listener: Listener, subject: Subject): EventStream {
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
    events: (signal) => changesOf(listener, subject, signal),
  }
}

type Change = z.infer<typeof deskChangeSchema>

async function* changesOf(
  { seen, deskToken, caller, services }: Listener,
  { readVersion, versionIn }: Subject,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent<Change>> {
  const end = performance.now() + longestMs
  let checkedAt = -heartbeatMs
  let known = seen
  let polled: Polled | undefined
  while (!signal.aborted && performance.now() < end) {
    if (performance.now() - checkedAt >= heartbeatMs) {
      if (!(await isDeskOpen(deskToken, caller, services))) return
      checkedAt = performance.now()
    }
    const version = polled ? await versionIn(polled) : await readVersion()
    if (version === known) yield undefined
    else {
      known = version
      yield { id: String(version), event: 'change', data: { version } }
    }
    // Ends at once when the client goes away.
    polled = await poll(services, signal)
  }
}

/** The versions of the requests of every person who has recent ones, and their sum. */
interface Polled {
  people: Map<string, { version: number; isOpen: boolean }>
  total: number
}

/** A number that differs after every change of requests. */
const versionColumn = sql<number>`coalesce(sum(${helpDeskRequests.version}), 0) + 1`.mapWith(Number)

/** Condition: requests that count for a version. Those not open count no more a day after their last change. */
function recentCondition(now: Date): SQL | undefined {
  const { status, changedAt } = helpDeskRequests
  // An agent takes an open one without a new message.
  return or(eq(status, 'open'), gt(changedAt, new Date(+now - dayMs)))
}

const poll = createSharedPoll<Polled>(pollMs, async ({ db, now }) => {
  const { companyId, profileId, status } = helpDeskRequests
  const rows = await db
    .select({ companyId, profileId, version: versionColumn, isOpen: sql<boolean>`bool_or(${status} = 'open')` })
    .from(helpDeskRequests)
    .where(recentCondition(now()))
    .groupBy(companyId, profileId)
  return {
    people: new Map(rows.map(({ version, isOpen, ...of }) => [`${of.companyId} ${of.profileId}`, { version, isOpen }])),
    total: rows.reduce((sum, { version }) => sum + version, 0),
  }
})

async function versionOf(where: SQL | undefined, { db, now }: Services): Promise<number> {
  const [row] = await db
    .select({ version: versionColumn })
    .from(helpDeskRequests)
    .where(and(where, recentCondition(now())))
  return row?.version ?? 1
}
