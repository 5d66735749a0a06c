import { useEffect, useState } from 'react'
import { limits } from '#contract/fields/limits.ts'

/** The text when typing last paused; for querying a server. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
