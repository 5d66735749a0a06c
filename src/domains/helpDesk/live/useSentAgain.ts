import { useEffect, useRef } from 'react'
import type { LiveState } from './useLive'

/** How often a message is sent again that has not arrived. */
const againMs = 5000

/** Sends a message again while it waits: as soon as the connection is back, and otherwise every few seconds. */
export function useSentAgain(waits: boolean, live: LiveState, send: () => Promise<boolean>): void {
  const latest = useRef(send)
  useEffect(() => void (latest.current = send))
  const isRunning = useRef(false)
  useEffect(() => {
    if (!waits) return undefined
    const again = () => {
      if (isRunning.current || !navigator.onLine) return
      isRunning.current = true
      void latest.current().finally(() => (isRunning.current = false))
    }
    if (live === 'live') again()
    const timer = setInterval(again, againMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [waits, live])
}
