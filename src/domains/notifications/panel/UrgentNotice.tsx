import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { storage } from '@/lib/storage'
import { pathTo } from '@/routes/pathTo'
import { rowOf } from '@/routes/table'
import { mayNavigate } from '@/routes/permissions'
import { Banner } from '@/ui/Banner'
import { buttonClass } from '@/ui/buttonClass'
import { isUrgent } from '@/domains/notifications/notifications.rules'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import styles from './UrgentNotice.module.css'

/** Announces urgent notifications once after each sign-in (§3 browser storage). */
export default function UrgentNotice() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { roles } = useSession()
  const { data = [] } = useNotificationsQuery(useOwnProfile())
  const [wasShown] = useState(() => storage.read('notificationsShown') !== undefined)
  const [isOpen, setOpen] = useState(true)
  const urgent = data.filter(isUrgent)
  const isShown = !wasShown && isOpen && urgent.length > 0
  useEffect(() => {
    if (isShown) storage.write('notificationsShown', 'true')
  }, [isShown])
  const close = () => setOpen(false)
  const target = mayNavigate(rowOf('actionCenter'), roles) ? 'actionCenter' : 'payment'
  // The live region is rendered while still empty, so that screen readers announce what appears.
  return (
    <div role="status" className={styles.popup}>
      {isShown && (
        <Banner
          tone="warning"
          isWithinLiveRegion
          title={<FormattedMessage id="notifications.popup.title" values={{ count: urgent.length }} />}
          onDismiss={close}
          dismissLabel={formatMessage({ id: 'notifications.popup.dismiss' })}
          actions={
            <Link to={pathTo(locale, target)} className={buttonClass('primary', 'small')} onClick={close}>
              <FormattedMessage id="notifications.popup.open" />
            </Link>
          }
        >
          {urgent[0]?.message}
        </Banner>
      )}
    </div>
  )
}
