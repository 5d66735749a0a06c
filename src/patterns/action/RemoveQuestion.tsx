import { type ReactNode, useEffect, useRef } from 'react'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { Button } from '@/ui/button/Button'
import styles from './RemoveQuestion.module.css'
import type { ActionState } from './useAction'

export interface RemoveQuestionProps {
  question: ReactNode
  yes: ReactNode
  no: ReactNode
  /** The action that removes. */
  action: ActionState
  onConfirm: () => void
  onKeep: () => void
}

/**
 * A question in the place of the thing to remove. The button that keeps the thing has the focus, as it loses nothing.
 */
export function RemoveQuestion({ question, yes, no, action, onConfirm, onKeep }: RemoveQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className={styles.question}>
      <p>{question}</p>
      <div className={styles.actions}>
        <Button variant="danger" size="small" isPending={action.isPending} onClick={onConfirm}>
          {yes}
        </Button>
        <Button variant="secondary" size="small" ref={keep} onClick={onKeep}>
          {no}
        </Button>
      </div>
      <ActionFailure failure={action.failure} />
    </div>
  )
}
