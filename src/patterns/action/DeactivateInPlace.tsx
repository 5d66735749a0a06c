import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { Button } from '@/ui/button/Button'
import { RemoveQuestion, type RemoveQuestionProps } from './RemoveQuestion'
import styles from '@/patterns/page/section.module.css'
import { useAskInPlace } from './useAskInPlace'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface DeactivateInPlaceProps extends Omit<RemoveQuestionProps, 'onKeep'> {
  label: ReactNode
  /** The consequences of deactivating, point by point. */
  consequences: readonly MessageId[]
  /** Further consequences, or choices. */
  children?: ReactNode
}

/** A button to deactivate a person. Pressed, it gives way to the consequences and a question. */
export function DeactivateInPlace({ label, consequences, children, ...question }: DeactivateInPlaceProps) {
  const { isAsking, setAsking, button } = useAskInPlace()
  if (!isAsking)
    return (
      <div>
        <Button
          ref={button}
          variant="quietDanger"
          size="small"
          icon={<UserX aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {label}
        </Button>
      </div>
    )
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      <ul className={styles.points}>
        {consequences.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
      {children}
      <RemoveQuestion {...question} onKeep={() => setAsking(false)} />
    </div>
  )
}
