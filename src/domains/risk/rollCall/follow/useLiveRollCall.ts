import { useEffect, useState } from 'react'
import type { RollCall, RollCallChange } from '#contract/risk/rollCalls.ts'
import { pause } from '@/lib/pause'
import { apiSlice } from '@/store/apiSlice'
import { useAppDispatch } from '@/store/hooks'
import { listenToRollCall, type RollCallRef } from '../rollCall.api'
import { rollCallEndpoints } from '../rollCall.slice'

/** How often the page asks while no events come, and how long changes are collected before the list is read again. */
const pollMs = 10_000
const collectMs = 2000

export interface Live {
  /** Whether changes come by themselves; otherwise the page asks every ten seconds. */
  isLive: boolean
  /** When the counts were last read, or an event with them came. */
  updatedAt: Date
}

/**
 * Keeps an open roll call up to date: by events of the server, and where none come, by asking. The counts change at
 * once; the list and the history are read again a moment later, once for many answers.
 * @param readAt when the page last read the roll call, in milliseconds
 */
export function useLiveRollCall(
  { companyId, rollCallId }: RollCallRef,
  { version, isOpen }: Pick<RollCall, 'version' | 'isOpen'>,
  readAt = 0,
): Live {
  const dispatch = useAppDispatch()
  const [isLive, setLive] = useState(false)
  const [eventAt, setEventAt] = useState(0)
  useEffect(() => {
    if (!isOpen) return undefined
    const leaving = new AbortController()
    const ref = { companyId, rollCallId }
    // The roll call too: an event does not tell that another advisor has sent a reminder.
    const reread = collected(() => dispatch(apiSlice.util.invalidateTags(['RollCalls', 'RollCallPeople'])))
    const known = { version }
    const take = ({ version: newer, ...change }: RollCallChange) => {
      known.version = newer
      dispatch(
        rollCallEndpoints.util.updateQueryData('rollCall', ref, (draft) => {
          Object.assign(draft, change, { version: newer })
        }),
      )
      setEventAt(Date.now())
      reread()
    }
    const ask = () => {
      dispatch(apiSlice.util.invalidateTags(['RollCalls', 'RollCallPeople']))
      setLive(false)
    }
    void follow(ref, { known, signal: leaving.signal, take, ask, onOpen: () => setLive(true) })
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later versions come by the events themselves
  }, [companyId, rollCallId, isOpen, dispatch])
  return { isLive, updatedAt: new Date(Math.max(readAt, eventAt)) }
}

interface Following {
  known: { version: number }
  signal: AbortSignal
  take: (change: RollCallChange) => void
  ask: () => void
  onOpen: () => void
}

/** Listens until the signal aborts. A stream that ends is opened again; after a failure the page asks instead. */
async function follow(ref: RollCallRef, { known, signal, take, ask, onOpen }: Following): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenToRollCall({ ...ref, seen: known.version }, { signal, onOpen, onChange: take })
      await pause(1000, signal)
    } catch {
      if (signal.aborted) return
      // The query shows its own failure, and a session that has ended begins anew.
      ask()
      await pause(pollMs, signal)
    }
  }
}

/** Runs once some time after the first of several calls. */
function collected(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      act()
    }, collectMs)
  }
}
