import { Menu } from 'lucide-react'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { AccountButton } from './AccountButton'
import { BackButton } from './BackButton'
import { useSession } from '@/domains/session/shared/useSession'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { mayRender } from '@/routes/permissions'
import styles from './Header.module.css'
import { NotificationBell } from './NotificationBell'
import { PageTitle } from './PageTitle'
import { openPanel, panelToggled } from './shell.slice'
import { SidebarTop } from './SidebarTop'
import { IconButton } from '@/ui/IconButton'

/** Loaded beside the answer that names the contact. Where it cannot be, the page goes without. */
const ContactMenu = lazyWithMessages(
  [],
  () => import('@/domains/agency/contacts/ContactMenu'),
  () => null,
)

/**
 * The bar above every page (§2): menu button and logo without a sidebar, page title, contact, notifications where §6
 * shows them, account.
 */
export function Header() {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { roles } = useSession()
  const isOpen = useAppSelector(openPanel) === 'main'
  return (
    <header className={styles.header}>
      <div className={styles.narrow}>
        <IconButton
          label={formatMessage({ id: 'shell.openMenu' })}
          icon={<Menu aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => dispatch(panelToggled('main'))}
        />
        <div className={styles.logo}>
          <SidebarTop />
        </div>
      </div>
      <BackButton className={styles.back} />
      <PageTitle />
      <div className={styles.actions}>
        <Suspense fallback={null}>
          <ContactMenu />
        </Suspense>
        {mayRender('menu.notifications', roles) && <NotificationBell />}
        <AccountButton />
      </div>
    </header>
  )
}
