import { AlarmClock, Check, Ellipsis } from 'lucide-react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PutActionMark } from '#contract/notices/actions.ts'
import { useFormats } from '@/i18n/useFormats'
import { daysAfter } from '@/lib/localDateTime'
import { lazyPart } from '@/patterns/page/lazyPart'
import rowLink from '@/patterns/list/rowLink.module.css'
import { Button } from '@/ui/button/Button'
import { PopoverButton } from '@/ui/overlay/PopoverButton'
import { cx } from '@/ui/cx'
import styles from './ActionMenu.module.css'
import type { OpenAction } from './actions.rules'
import rowStyles from './ActionRow.module.css'
import { useMarks } from './useMarks'

const SnoozeUntil = lazyPart([], () => import('./SnoozeUntil'))

interface ActionMenuProps {
  action: OpenAction
  /** The title of the action. */
  title: string
  today: string
}

/** The menu of an action: mark it as done, or snooze it. */
export function ActionMenu({ action, title, today }: ActionMenuProps) {
  const { formatMessage } = useIntl()
  const { mark } = useMarks()
  return (
    <span className={cx(rowLink.above, rowStyles.menu)}>
      <PopoverButton
        theme="tripsHelp"
        isAtEnd
        label={formatMessage({ id: 'actionCenter.more' }, { title })}
        icon={<Ellipsis aria-hidden="true" />}
      >
        {(close) => (
          <Choices
            canBeDone={action.canBeDone}
            today={today}
            onChoose={(change) => {
              close()
              void mark(action.key, change)
            }}
          />
        )}
      </PopoverButton>
    </span>
  )
}

interface ChoicesProps {
  canBeDone: boolean
  today: string
  onChoose: (change: PutActionMark) => void
}

function Choices({ canBeDone, today, onChoose }: ChoicesProps) {
  const { weekday } = useFormats()
  const snooze = (until: string) => onChoose({ state: 'snoozed', until })
  return (
    <div className={styles.menu}>
      {canBeDone && (
        <Button
          variant="quiet"
          size="small"
          icon={<Check aria-hidden="true" />}
          onClick={() => onChoose({ state: 'done', until: null })}
        >
          <FormattedMessage id="actionCenter.done" />
        </Button>
      )}
      {([1, 7] as const).map((days) => (
        <Button
          key={days}
          variant="quiet"
          size="small"
          icon={<AlarmClock aria-hidden="true" />}
          onClick={() => snooze(daysAfter(today, days))}
        >
          <FormattedMessage id={days === 1 ? 'actionCenter.putOff.day' : 'actionCenter.putOff.week'} />{' '}
          <time dateTime={daysAfter(today, days)} className={styles.day}>
            {weekday(daysAfter(today, days))}
          </time>
        </Button>
      ))}
      <Suspense fallback={null}>
        <SnoozeUntil today={today} onChoose={snooze} />
      </Suspense>
    </div>
  )
}
