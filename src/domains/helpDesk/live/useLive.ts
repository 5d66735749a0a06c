import { useEffect, useState } from 'react'
import { useLocale } from '@/i18n/useLocale'
import { apiSlice } from '@/store/apiSlice'
import { useAppDispatch } from '@/store/hooks'
import type { DeskListener } from './deskChanges'
import { pause } from '@/lib/pause'

/** The connection to the help desk: being made, there, or lost, while the page tries again and asks meanwhile. */
export type LiveState = 'connecting' | 'live' | 'lost'

/** Longest wait before another attempt. */
const longestWaitMs = 15_000

/** The data to read again, and after a change also what depends on it. An answer is a notification. */
const changedWith = { HelpDesk: ['HelpDesk', 'Notifications'], HelpDeskQueue: ['HelpDeskQueue'] } as const
type Tag = keyof typeof changedWith
/** Listens until the server ends the stream. `seen` is the version of the last event. */
type Listen = (seen: number, listener: DeskListener) => Promise<void>

/**
 * Reads the data of a tag again whenever the server tells of a change. Without a connection it tries again, sooner when
 * the network comes back, and reads the data with each attempt. Another language begins anew.
 * @param key changes with the person that is listened for
 */
export function useLive(key: string, listen: Listen, tag: Tag): LiveState {
  const dispatch = useAppDispatch()
  const locale = useLocale()
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    const leaving = new AbortController()
    const reread = () => dispatch(apiSlice.util.invalidateTags([tag]))
    const take = () => dispatch(apiSlice.util.invalidateTags([...changedWith[tag]]))
    setState('connecting')
    void follow(listen, { signal: leaving.signal, setState, reread, take })
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the function and the tag
  }, [key, locale, dispatch])
  return state
}

interface Following {
  signal: AbortSignal
  setState: (state: LiveState) => void
  /** Reads the data again without knowing of a change. */
  reread: () => void
  /** Reads what a change has changed. */
  take: () => void
}

async function follow(listen: Listen, { signal, setState, reread, take }: Following): Promise<void> {
  let seen = 0
  let failures = 0
  const onOpen = () => {
    failures = 0
    setState('live')
  }
  const onChange = ({ version }: { version: number }) => {
    seen = version
    take()
  }
  while (!signal.aborted) {
    try {
      await listen(seen, { signal, onOpen, onChange })
      // A stream ends after some minutes by itself.
      await pause(500, signal)
    } catch {
      if (signal.aborted) return
      setState('lost')
      reread()
      await pause(Math.min(1000 * 2 ** failures, longestWaitMs), signal)
      failures += 1
    }
  }
}
