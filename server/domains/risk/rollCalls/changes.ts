import { inArray } from 'drizzle-orm'
import { minuteMs } from '#contract/time/durations.ts'
import type { RollCallChange } from '#contract/risk/rollCalls.ts'
import { rollCalls } from '#server/db/schema/risk/rollCalls.ts'
import { isOpen, readChange } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import { rollCallCondition, type RollCallRef, type RollCallRow } from '#server/domains/risk/rollCalls/states.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound, Refusal } from '#server/http/answers/envelope.ts'
import type { EventStream, ServerEvent } from '#server/http/answers/sendEvents.ts'
import type { Services } from '#server/services/services.ts'
import { createSharedPoll } from '#server/services/sharedPoll.ts'

/** How often the versions are read while an advisor listens, and how long one connection lasts. */
const pollMs = 1000
const longestMs = 5 * minuteMs
/** Streams of one person at a time, in one process. */
const streamsAtOnce = 3

const listening = new Map<string, number>()
/** The streams of each roll call. */
const followed = new Map<string, number>()

/**
 * Events about a roll call: its version and counts at first, unless the client has this version, and after every
 * change or its end. The stream ends after five minutes; the client connects again with the version it has.
 * @throws 404; 429 `tooManyStreams`
 */
export async function rollCallChanges(
  ref: RollCallRef,
  { seen, caller, services }: { seen: number; caller: Caller; services: Services },
): Promise<EventStream> {
  await stateOf(ref, services)
  const { accountId } = caller
  const open = listening.get(accountId) ?? 0
  if (open >= streamsAtOnce)
    throw new Refusal(429, 'tooManyStreams', `You follow ${streamsAtOnce} roll calls already. Close another page.`, {
      retryAfterSeconds: 10,
    })
  // Counted at once, as the next request may come before this stream opens.
  count(listening, accountId, 1)
  count(followed, ref.rollCallId, 1)
  return {
    onEnd: () => {
      count(listening, accountId, -1)
      count(followed, ref.rollCallId, -1)
    },
    events: (signal) => changesOf(ref, { seen, signal, services }),
  }
}

function count(counts: Map<string, number>, of: string, by: 1 | -1) {
  const left = (counts.get(of) ?? 0) + by
  if (left > 0) counts.set(of, left)
  else counts.delete(of)
}

async function* changesOf(
  ref: RollCallRef,
  { seen, signal, services }: { seen: number; signal: AbortSignal; services: Services },
): AsyncGenerator<ServerEvent<RollCallChange>> {
  const end = performance.now() + longestMs
  let known = seen
  // A roll call that ends by its time keeps its version.
  let wasOpen = true
  let state: State | undefined = await stateOf(ref, services)
  while (state && performance.now() < end) {
    const { version, isOpen: open } = state
    if (version !== known || (wasOpen && !open)) {
      const data = await readChange(services.db, ref, services.now())
      known = data.version
      wasOpen = data.isOpen
      yield { id: String(known), event: 'change', data }
    } else yield undefined
    // Ends at once when the client goes away.
    state = (await poll(services, signal))?.get(ref.rollCallId)
  }
}

interface State {
  version: number
  isOpen: boolean
}

const { version, kind, closedAt, expiresAt } = rollCalls
const stateColumns = { version, kind, closedAt, expiresAt }
const stateIn = (row: Pick<RollCallRow, keyof typeof stateColumns>, now: Date): State => ({
  version: row.version,
  isOpen: isOpen(row, now),
})

/** The states of all roll calls that are followed here. */
const poll = createSharedPoll(pollMs, async ({ db, now }) => {
  const rows = await db
    .select({ id: rollCalls.id, ...stateColumns })
    .from(rollCalls)
    .where(inArray(rollCalls.id, [...followed.keys()]))
  return new Map(rows.map((row): [string, State] => [row.id, stateIn(row, now())]))
})

async function stateOf(ref: RollCallRef, { db, now }: Services): Promise<State> {
  const [row] = await db.select(stateColumns).from(rollCalls).where(rollCallCondition(ref))
  if (!row) throw notFound()
  return stateIn(row, now())
}
