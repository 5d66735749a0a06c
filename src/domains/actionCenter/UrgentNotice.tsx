import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Notification } from '#contract/notices/notifications.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { storage } from '@/lib/storage'
import { rowOf } from '@/routes/table'
import { mayNavigate } from '@/routes/permissions'
import { Banner } from '@/ui/notice/Banner'
import { buttonClass } from '@/ui/button/buttonClass'
import { actionOf, isUrgent, type NotificationAction, pathOfAction } from '@/domains/notifications/notifications.rules'
import styles from './UrgentNotice.module.css'
import { useOpenActions } from './useActions'

const toActionCenter: NotificationAction = { route: 'actionCenter', query: {} }

const cannotWait = (notification: Notification) =>
  isUrgent(notification) && (notification.type !== 'education' || notification.tripStart !== undefined)

/**
 * Announces urgent notifications that are neither snoozed nor done, once after each sign-in (§3 browser storage). It
 * leads to the action centre, or, for people who may not open that, to the first notification's place. Education that
 * no trip waits for can wait itself: it moves nobody's page.
 */
export function UrgentNotice() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { roles } = useSession()
  const { actions = [] } = useOpenActions()
  const [wasShown] = useState(() => storage.read('notificationsShown') !== undefined)
  const [isOpen, setOpen] = useState(true)
  const urgent = actions.flatMap((action) =>
    action.source === 'notification' && cannotWait(action.notification) ? [action.notification] : [],
  )
  const [first] = urgent
  const isShown = !wasShown && isOpen && first !== undefined
  useEffect(() => {
    if (isShown) storage.write('notificationsShown', 'true')
  }, [isShown])
  const close = () => setOpen(false)
  const leadsToIt = urgent.length === 1 || !mayNavigate(rowOf('actionCenter'), roles)
  const action = first && leadsToIt ? actionOf(first) : toActionCenter
  // The live region is rendered while still empty, so that screen readers announce what appears.
  return (
    <div role="status" className={styles.place}>
      {isShown && (
        <Banner
          tone="warning"
          isWithinLiveRegion
          title={<FormattedMessage id="banners.urgent.title" values={{ count: urgent.length }} />}
          onDismiss={close}
          dismissLabel={formatMessage({ id: 'banners.urgent.dismiss' })}
          actions={
            <Link to={pathOfAction(locale, action)} className={buttonClass('primary', 'small')} onClick={close}>
              <FormattedMessage id="banners.urgent.open" />
            </Link>
          }
        >
          {first.message}
        </Banner>
      )}
    </div>
  )
}
