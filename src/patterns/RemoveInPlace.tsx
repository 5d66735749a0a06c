import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './RemoveInPlace.module.css'
import { RemoveQuestion, type RemoveQuestionProps } from './RemoveQuestion'

interface RemoveInPlaceProps extends Omit<RemoveQuestionProps, 'onKeep'> {
  label: ReactNode
  /** Why it cannot be removed now, and what helps. */
  obstacle?: ReactNode
}

/** A button below a form, and in its place the question before removing; after keeping, the button gets the focus. */
export function RemoveInPlace({ label, obstacle, ...question }: RemoveInPlaceProps) {
  const [isAsking, setAsking] = useState(false)
  const open = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  const obstacleId = useId()
  useEffect(() => {
    if (wasAsking.current && !isAsking) open.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <div className={styles.remove}>
      {isAsking && !obstacle ? (
        <RemoveQuestion {...question} onKeep={() => setAsking(false)} />
      ) : (
        <Button
          variant="quietDanger"
          size="small"
          icon={<Trash2 />}
          ref={open}
          aria-disabled={obstacle ? true : undefined}
          aria-describedby={obstacle ? obstacleId : undefined}
          onClick={() => setAsking(!obstacle)}
        >
          {label}
        </Button>
      )}
      {obstacle && (
        <div id={obstacleId} className={styles.obstacle}>
          {obstacle}
        </div>
      )}
    </div>
  )
}
