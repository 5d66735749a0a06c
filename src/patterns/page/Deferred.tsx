import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { firstScreen } from '@/lib/firstScreen'

/** Renders its children, and loads their code, after the first screen. */
export function Deferred({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => void firstScreen.then(() => setTime(true)), [])
  return isTime && <Suspense fallback={null}>{children}</Suspense>
}
