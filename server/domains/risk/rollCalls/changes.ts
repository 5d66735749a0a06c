import { minuteMs } from '#contract/durations.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { RollCallChange } from '#contract/rollCalls.ts'
import { rollCalls } from '#server/db/schema/rollCalls.ts'
import { isOpen, readChange } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import { rollCallCondition, type RollCallRef } from '#server/domains/risk/rollCalls/states.ts'
import type { Caller } from '#server/http/caller.ts'
import { notFound, Refusal } from '#server/http/envelope.ts'
import type { EventStream, ServerEvent } from '#server/http/sendEvents.ts'
import type { Services } from '#server/services/services.ts'

/** How often the version is read while an advisor listens, and how long one connection lasts. */
const pollMs = 1000
const longestMs = 5 * minuteMs
/** Streams of one person at a time, in one process. */
const streamsAtOnce = 3

const listening = new Map<string, number>()

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
  listening.set(accountId, open + 1)
  return {
    onEnd: () => {
      const left = (listening.get(accountId) ?? 1) - 1
      if (left > 0) listening.set(accountId, left)
      else listening.delete(accountId)
    },
    events: (signal) => changesOf(ref, { seen, signal, services }),
  }
}

async function* changesOf(
  ref: RollCallRef,
  { seen, signal, services }: { seen: number; signal: AbortSignal; services: Services },
): AsyncGenerator<ServerEvent<RollCallChange>> {
  const end = performance.now() + longestMs
  let known = seen
  // A roll call that ends by its time keeps its version.
  let wasOpen = true
  while (!signal.aborted && performance.now() < end) {
    const { version, isOpen: open } = await stateOf(ref, services)
    if (version !== known || (wasOpen && !open)) {
      const data = await readChange(services.db, ref, services.now())
      known = data.version
      wasOpen = data.isOpen
      yield { id: String(known), event: 'change', data }
    } else yield undefined
    // Ends at once when the client goes away.
    await wait(pollMs, undefined, { signal }).catch(() => undefined)
  }
}

async function stateOf(ref: RollCallRef, { db, now }: Services): Promise<{ version: number; isOpen: boolean }> {
  const [row] = await db.select().from(rollCalls).where(rollCallCondition(ref))
  if (!row) throw notFound()
  return { version: row.version, isOpen: isOpen(row, now()) }
}
