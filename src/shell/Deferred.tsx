import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { firstScreen } from '@/lib/firstScreen'

/** Renders what the first screen does not need, and loads its code, after the first screen. */
export function Deferred({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => void firstScreen.then(() => setTime(true)), [])
  return isTime && <Suspense fallback={null}>{children}</Suspense>
}
