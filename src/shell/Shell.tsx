import { Suspense, lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/store/hooks'
import { Outlet } from 'react-router-dom'
import { useRouteName } from '@/routes/useRouteName'
import { BookingHost } from '@/domains/booking/modal/BookingHost'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { notificationsEndpoints } from '@/domains/notifications/notifications.slice'
import { profileEndpoints } from '@/domains/profile/profile.slice'
import { loadWithMessages } from '@/i18n/lazyWithMessages'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { lazyPart } from '@/patterns/page/lazyPart'
import { isTopScreen } from '@/routes/menu'
import { useIsWide } from '@/ui/useIsWide'
import { type Prefetch, unsubscribed } from '@/store/prefetch'
import { ChosenDisplay } from './ChosenDisplay'
import { Header } from './Header'
import { Deferred } from './Deferred'
import { MainMenu } from './MainMenu'
import { openPanel } from './shell.slice'
import styles from './Shell.module.css'
import { SidebarTop } from './SidebarTop'

const BesidePage = lazy(() => loadOnceOnline(() => loadWithMessages(['banners'], () => import('./BesidePage'))))
const BookWindow = lazyPart(['bookModal', 'arranger', 'events', 'tables'], () => import('./BookWindow'))
const Panels = lazyPart(['account', 'completion'], () => import('./Panels'))

/** Data that menu, header and the booking button show at once. */
export const prefetch: Prefetch = (dispatch, { companyId, profileId, employeeId }) => {
  const { featureConfiguration, employeeConfiguration } = configurationEndpoints.endpoints
  const { profile, travelPolicy } = profileEndpoints.endpoints
  const employee = dispatch(employeeConfiguration.initiate({ companyId, employeeId }, unsubscribed))
  // The booking button can wait for the policy, which only the answer names.
  void employee.then(
    ({ data }) =>
      void (
        data?.travelPolicy &&
        dispatch(travelPolicy.initiate({ companyId, policyId: data.travelPolicy.id }, unsubscribed))
      ),
  )
  return [
    employee,
    dispatch(featureConfiguration.initiate({ companyId, profileId }, unsubscribed)),
    dispatch(profile.initiate({ companyId, profileId }, unsubscribed)),
    dispatch(notificationsEndpoints.endpoints.notifications.initiate({ companyId, profileId }, unsubscribed)),
  ]
}

/** The frame around every signed-in page: menu, header, panels and the booking window (§2). */
export default function Shell() {
  const name = useRouteName()
  const isWide = useIsWide()
  const panel = useAppSelector(openPanel)
  return (
    <ChosenDisplay>
      <div className={styles.shell}>
        <a href="#content" className={styles.skip}>
          <FormattedMessage id="shell.skipToContent" />
        </a>
        {isWide && (
          <aside className={styles.sidebar}>
            <SidebarTop />
            <MainMenu />
          </aside>
        )}
        <Header name={name} />
        {!isWide && <MainMenu isBar />}
        <main
          id="content"
          tabIndex={-1}
          data-route={name}
          data-top={isTopScreen(name, isWide) || undefined}
          className={styles.main}
        >
          <div className={styles.notices}>
            <BookingHost window={<BookWindow />} />
            {panel && (
              <Suspense fallback={null}>
                <Panels panel={panel} />
              </Suspense>
            )}
          </div>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <Deferred>
          <BesidePage />
        </Deferred>
      </div>
    </ChosenDisplay>
  )
}
