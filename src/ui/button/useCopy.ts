import { useEffect, useState } from 'react'

const shownForMs = 2500

/** Copies a text. The first of the pair is true for a moment after success, and never after a failure. */
export function useCopy(text: string): [isCopied: boolean, copy: () => Promise<void>] {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownForMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    // Fails without permission or outside a secure context. Then no success may be shown.
    const wasCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setIsCopied(wasCopied ?? false)
  }
  return [isCopied, copy]
}
