import { lazy, Suspense } from 'react'
import { useSession } from '@/domains/session/shared/useSession'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { isTopScreen } from '@/routes/menu'
import { mayRender } from '@/routes/permissions'
import { type RouteName, rowOf } from '@/routes/table'
import { useIsWide } from '@/ui/useIsWide'
import { AccountButton } from './AccountButton'
import { Deferred } from './Deferred'
import styles from './Header.module.css'
import { SidebarTop } from './SidebarTop'

/** Loaded beside the answer that names the contact. Where it cannot be, the page goes without. */
const ContactMenu = lazyWithMessages(
  [],
  () => import('@/domains/agency/contacts/ContactMenu'),
  () => null,
)
const WayBack = lazy(() => import('./WayBack'))
const NotificationBell = lazy(() => import('./NotificationBell'))
const PageTitle = lazy(() => import('./PageTitle'))

/**
 * The line above every page (§2): the way back, page title, contact, notifications where §6 shows them, account. In a
 * wide window a screen without a way back has its own heading in this line; on phones it has the logo, and the account
 * is in the bar at the bottom.
 */
export function Header({ name }: { name: RouteName }) {
  const { roles } = useSession()
  const isWide = useIsWide()
  const isTop = isTopScreen(name, isWide)
  const hasTrail = isWide && !isTop && rowOf(name).parent !== undefined
  return (
    <header className={styles.header} data-top={isTop || undefined}>
      {!isTop && (
        <Suspense fallback={null}>
          <WayBack name={name} />
        </Suspense>
      )}
      {!isWide && isTop && (
        <div className={styles.logo}>
          <SidebarTop />
        </div>
      )}
      {!hasTrail && (
        <Deferred>
          <PageTitle key={name} />
        </Deferred>
      )}
      <div className={styles.actions}>
        <Suspense fallback={null}>
          <ContactMenu />
        </Suspense>
        {mayRender('menu.notifications', roles) && (
          <Suspense fallback={<span className={styles.bell} />}>
            <NotificationBell />
          </Suspense>
        )}
        {isWide && <AccountButton />}
      </div>
    </header>
  )
}
