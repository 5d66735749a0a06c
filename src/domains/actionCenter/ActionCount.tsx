import { FormattedMessage } from 'react-intl'
import { badgeText } from '@/domains/notifications/notifications.rules'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './ActionCount.module.css'
import { useOpenActions } from './useActions'

/** The number of actions for the person, beside the menu entry. */
export function ActionCount() {
  const count = useOpenActions().actions?.length ?? 0
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {badgeText(count)}
      </span>
      <VisuallyHidden>
        <FormattedMessage id="shell.actionCount" values={{ count }} />
      </VisuallyHidden>
    </>
  )
}
