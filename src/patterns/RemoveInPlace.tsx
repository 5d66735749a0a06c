import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ApiFailure, failureOf } from '@/http/failure'
import { Button } from '@/ui/Button'
import { FailureNotice } from '@/forms/FailureNotice'
import styles from './RemoveInPlace.module.css'

interface RemoveInPlaceProps {
  label: ReactNode
  question: ReactNode
  yes: ReactNode
  no: ReactNode
  /** The error of the mutation that removes. */
  error: ApiFailure | { message?: string } | undefined
  isPending: boolean
  onConfirm: () => void
}

/** Asks once, in place, before removing. Keeping loses nothing, so it gets the focus; after it the button does. */
export function RemoveInPlace({ label, question, yes, no, error, isPending, onConfirm }: RemoveInPlaceProps) {
  const [isAsking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const open = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current !== isAsking) (isAsking ? keep : open).current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <div className={styles.remove}>
      {error && <FailureNotice failure={failureOf(error)} />}
      {isAsking ? (
        <>
          <p>{question}</p>
          <div className={styles.actions}>
            <Button variant="danger" size="small" isPending={isPending} onClick={onConfirm}>
              {yes}
            </Button>
            <Button variant="secondary" size="small" ref={keep} onClick={() => setAsking(false)}>
              {no}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="quiet" size="small" ref={open} onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
