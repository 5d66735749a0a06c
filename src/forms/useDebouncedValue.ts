import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'

/** A text as it was when typing last paused: what is worth asking a server for. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
