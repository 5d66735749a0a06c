import { type ReactNode, Suspense, useEffect, useState } from 'react'

const afterMs = 3000

/** What needs nothing of the first load comes when that is over. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), afterMs)
    return () => clearTimeout(timer)
  }, [])
  return isTime && <Suspense fallback={null}>{children}</Suspense>
}
