import { Suspense, lazy, useLayoutEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppSelector, useAppDispatch } from '@/store/hooks'
import { Outlet } from 'react-router-dom'
import { useRouteName } from '@/routes/useRouteName'
import { BookingHost } from '@/domains/booking/modal/BookingHost'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { eventsEndpoints } from '@/domains/events/events.slice'
import { notificationsEndpoints } from '@/domains/notifications/notifications.slice'
import { profileEndpoints } from '@/domains/profile/profile.slice'
import { loadWithMessages } from '@/i18n/loadWithMessages'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { Deferred } from '@/patterns/page/Deferred'
import { lazyPart } from '@/patterns/page/lazyPart'
import { isTopScreen } from '@/routes/menu'
import { useIsWide } from '@/ui/useIsWide'
import { mayRender } from '@/routes/permissions'
import { type Prefetch, unsubscribed } from '@/store/prefetch'
import { ChosenDisplay } from './ChosenDisplay'
import { Header } from './header/Header'
import { MainMenu } from './menu/MainMenu'
import { openPanel, panelsClosed } from './windows/shell.slice'
import { ShortcutKeys } from './windows/ShortcutKeys'
import styles from './Shell.module.css'
import { SidebarTop } from './header/SidebarTop'
import { keepTyping } from './palette/typedAhead'

const BesidePage = lazy(() => loadOnceOnline(() => loadWithMessages(['banners'], () => import('./BesidePage'))))
const BookWindow = lazyPart(['bookModal', 'arranger', 'events', 'tables'], () => import('./windows/BookWindow'))
const Panels = lazyPart(['account', 'completion'], () => import('./Panels'))
const KeyboardWindows = lazyPart(['palette', 'account'], () => import('./windows/KeyboardWindows'))

/** Data that menu, header and the booking button show at once. */
export const prefetch: Prefetch = (dispatch, { companyId, profileId, employeeId, roles }) => {
  const { featureConfiguration, employeeConfiguration } = configurationEndpoints.endpoints
  const { profile, travelPolicy } = profileEndpoints.endpoints
  const { groupTravels } = eventsEndpoints.endpoints
  const employee = dispatch(employeeConfiguration.initiate({ companyId, employeeId }, unsubscribed))
  // The booking button and the bell can wait for what depends on the answer.
  const requestFurther = async () => {
    const { data } = await employee
    if (data?.travelPolicy)
      void dispatch(travelPolicy.initiate({ companyId, policyId: data.travelPolicy.id }, unsubscribed))
    if (data?.features.groupEvents && mayRender('menu.notifications', roles))
      void dispatch(groupTravels.initiate({ companyId, employeeId }, unsubscribed))
  }
  void requestFurther()
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
        <ShortcutKeys />
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
              <Suspense fallback={panel === 'palette' ? <PaletteLoading /> : null}>
                {panel === 'palette' || panel === 'shortcuts' ? (
                  <KeyboardWindows window={panel} />
                ) : (
                  <Panels panel={panel} />
                )}
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

/** In place of the palette while its code loads: keeps what is typed for its field. */
function PaletteLoading() {
  const dispatch = useAppDispatch()
  useLayoutEffect(() => keepTyping(() => void dispatch(panelsClosed())), [dispatch])
  return null
}
