import { type RefObject, useEffect, useRef, useState } from 'react'

interface AskInPlace {
  isAsking: boolean
  setAsking: (isAsking: boolean) => void
  /** The button that opens the question. */
  button: RefObject<HTMLButtonElement | null>
}

/** Whether a question has replaced the button that opens it. After the question closes, the button gets the focus. */
export function useAskInPlace(): AskInPlace {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return { isAsking, setAsking, button }
}
