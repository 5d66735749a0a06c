import { type ReactNode, useEffect, useRef } from 'react'
import { ActionFailure } from '@/forms/ActionFailure'
import { type ApiFailure, failureOf } from '@/http/failure'
import { Button } from '@/ui/Button'
import styles from './RemoveQuestion.module.css'

export interface RemoveQuestionProps {
  question: ReactNode
  yes: ReactNode
  no: ReactNode
  /** The error of the mutation that removes. */
  error: ApiFailure | { message?: string } | undefined
  isPending: boolean
  onConfirm: () => void
  onKeep: () => void
}

/** Asks once, in the place of what is about to be removed. Keeping loses nothing, so it gets the focus. */
export function RemoveQuestion({ question, yes, no, error, isPending, onConfirm, onKeep }: RemoveQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className={styles.question}>
      {error && <ActionFailure failure={failureOf(error)} />}
      <p>{question}</p>
      <div className={styles.actions}>
        <Button variant="danger" size="small" isPending={isPending} onClick={onConfirm}>
          {yes}
        </Button>
        <Button variant="secondary" size="small" ref={keep} onClick={onKeep}>
          {no}
        </Button>
      </div>
    </div>
  )
}
