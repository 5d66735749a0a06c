import { Search } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Deferred } from '@/patterns/page/Deferred'
import { isTopScreen } from '@/routes/menu'
import { type RouteName, rowOf } from '@/routes/table'
import { useIsWide } from '@/ui/useIsWide'
import { ContactMenu } from '@/domains/agency/contacts/ContactMenu'
import { useSession } from '@/domains/session/shared/useSession'
import { mayRender } from '@/routes/permissions'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/button/IconButton'
import { AccountButton } from '../menu/AccountButton'
import styles from './Header.module.css'
import { PageTitle } from './PageTitle'
import { SidebarTop } from './SidebarTop'
import { BackButton } from './BackButton'
import { Breadcrumbs } from './Breadcrumbs'
import { NotificationBell } from './NotificationBell'
import { keysOf } from '../palette/shortcuts'
import { openPanel, panelToggled } from '../windows/shell.slice'

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

/** The link back from a screen outside the menu: breadcrumbs where they fit, else the parent. */
function WayBack({ name }: { name: RouteName }) {
  return useIsWide() && rowOf(name).parent ? <Breadcrumbs name={name} /> : <BackButton name={name} />
}

/** The command palette, contact, and notifications where §6 shows them. The code loads at the same time as their data. */
function HeaderActions() {
  const { roles } = useSession()
  return (
    <>
      <GoToButton />
      <ContactMenu />
      {mayRender('menu.notifications', roles) && <NotificationBell />}
    </>
  )
}

/** Opens the command palette, which phones have no keys for. */
function GoToButton() {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(openPanel) === 'palette'
  return (
    <IconButton
      label={formatMessage({ id: 'shell.goTo' }, { keys: keysOf('k').join(' ') })}
      icon={<Search aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(panelToggled('palette'))}
    />
  )
}
