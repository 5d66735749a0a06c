import { Deferred } from '@/patterns/page/Deferred'
import { isTopScreen } from '@/routes/menu'
import { type RouteName, rowOf } from '@/routes/table'
import { useIsWide } from '@/ui/useIsWide'
import { AccountButton } from './AccountButton'
import { HeaderActions } from './HeaderActions'
import styles from './Header.module.css'
import { PageTitle } from './PageTitle'
import { SidebarTop } from './SidebarTop'
import { WayBack } from './WayBack'

/**
 * The line above every page (§2): the link back, page title, contact, notifications where §6 shows them, account. In a
 * wide window a screen without a link back has its heading in this line. On phones the line has the logo, and the
 * account is in the bar at the bottom.
 */
export function Header({ name }: { name: RouteName }) {
  const isWide = useIsWide()
  const isTop = isTopScreen(name, isWide)
  const hasTrail = isWide && !isTop && rowOf(name).parent !== undefined
  return (
    <header className={styles.header} data-top={isTop || undefined}>
      {!isTop && <WayBack name={name} />}
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
        <HeaderActions />
        {isWide && <AccountButton />}
      </div>
    </header>
  )
}
