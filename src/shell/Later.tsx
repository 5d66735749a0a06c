import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { firstScreen } from '@/lib/firstScreen'

/** What the first screen can do without, and its code, come after it. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => void firstScreen.then(() => setTime(true)), [])
  return isTime && <Suspense fallback={null}>{children}</Suspense>
}
