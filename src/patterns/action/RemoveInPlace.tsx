import { Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import styles from './RemoveInPlace.module.css'
import { RemoveQuestion, type RemoveQuestionProps } from './RemoveQuestion'
import { useAskInPlace } from './useAskInPlace'
import layout from '@/ui/layout/layout.module.css'

interface RemoveInPlaceProps extends Omit<RemoveQuestionProps, 'onKeep'> {
  label: ReactNode
  /** Beside the other actions of a row, without the line that sets it apart from a form. */
  isInRow?: boolean
  /** The reason why it cannot be removed now, with a way to resolve it. */
  obstacle?: ReactNode
}

/** A button below a form, and in its place the question before removing; after keeping, the button gets the focus. */
export function RemoveInPlace({ label, isInRow = false, obstacle, ...question }: RemoveInPlaceProps) {
  const { isAsking, setAsking, button } = useAskInPlace()
  const obstacleId = useId()
  return (
    <div className={cx(styles.remove, isInRow && styles.inRow)}>
      {isAsking && !obstacle ? (
        <RemoveQuestion {...question} onKeep={() => setAsking(false)} />
      ) : (
        <Button
          variant="quietDanger"
          size="small"
          icon={<Trash2 />}
          ref={button}
          aria-disabled={obstacle ? true : undefined}
          aria-describedby={obstacle ? obstacleId : undefined}
          onClick={() => setAsking(!obstacle)}
        >
          {label}
        </Button>
      )}
      {obstacle && (
        <div id={obstacleId} className={layout.above2}>
          {obstacle}
        </div>
      )}
    </div>
  )
}
