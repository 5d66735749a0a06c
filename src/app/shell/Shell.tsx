import { Suspense, lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSelector } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { useRouteName } from '@/app/Announcer'
import { BookingHost } from '@/domains/booking/BookingHost'
import { Header } from './Header'
import { MainMenu } from './MainMenu'
import { NavigationProgress } from './NavigationProgress'
import { openPanel } from './shell.slice'
import styles from './Shell.module.css'
import { SidebarTop } from './SidebarTop'

const Panels = lazy(() => import('./Panels'))

/** The frame around every signed-in page: menu, header, panels and the booking window (§2). */
export function Shell() {
  const name = useRouteName()
  const panel = useSelector(openPanel)
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        <FormattedMessage id="app.skipToContent" />
      </a>
      <aside className={styles.sidebar}>
        <SidebarTop />
        <MainMenu />
      </aside>
      <Header />
      <main id="content" tabIndex={-1} data-route={name} className={styles.main}>
        <NavigationProgress />
        <BookingHost />
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      {panel && (
        <Suspense fallback={null}>
          <Panels panel={panel} />
        </Suspense>
      )}
    </div>
  )
}
