import { type ReactNode, useEffect, useRef } from 'react'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { Button } from '@/ui/button/Button'
import type { ActionState } from './useAction'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

export interface RemoveQuestionProps {
  question: ReactNode
  yes: ReactNode
  no: ReactNode
  /** How "yes" looks: red where it takes something away. */
  variant?: 'danger' | 'primary'
  /** The action that removes. */
  action: ActionState
  onConfirm: () => void
  onKeep: () => void
}

/**
 * A question in the place of the thing to remove. The button that keeps the thing has the focus, as it loses nothing.
 */
export function RemoveQuestion({
  question,
  yes,
  no,
  variant = 'danger',
  action,
  onConfirm,
  onKeep,
}: RemoveQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      <p>{question}</p>
      <div className={cx(layout.row3, layout.stretch)}>
        <Button variant={variant} size="small" isPending={action.isPending} onClick={onConfirm}>
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
