import { useEffect, useState } from 'react'

const shownForMs = 2500

/** Copies a text; the first of the pair says for a moment that it was, and never where it could not be. */
export function useCopy(text: string): [isCopied: boolean, copy: () => Promise<void>] {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownForMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    // Fails without permission or outside a secure context: then nothing may be confirmed.
    const wasCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setIsCopied(wasCopied ?? false)
  }
  return [isCopied, copy]
}
