import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './RemoveInPlace.module.css'
import { RemoveQuestion, type RemoveQuestionProps } from './RemoveQuestion'

interface RemoveInPlaceProps extends Omit<RemoveQuestionProps, 'onKeep'> {
  label: ReactNode
}

/** A button below a form, and in its place the question before removing; after keeping, the button gets the focus. */
export function RemoveInPlace({ label, ...question }: RemoveInPlaceProps) {
  const [isAsking, setAsking] = useState(false)
  const open = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) open.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <div className={styles.remove}>
      {isAsking ? (
        <RemoveQuestion {...question} onKeep={() => setAsking(false)} />
      ) : (
        <Button variant="quietDanger" size="small" icon={<Trash2 />} ref={open} onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
