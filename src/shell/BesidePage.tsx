import { lazy, Suspense } from 'react'
import UrgentNotice from '@/domains/actionCenter/UrgentNotice'
import IdleWatch from '@/domains/session/idle/IdleWatch'
import Toasts from '@/patterns/Toasts'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import NavigationProgress from './NavigationProgress'

/** Apart, as it brings the contracts of travellers and events. */
const BookingPeople = lazy(() => loadOnceOnline(() => import('./BookingPeople')))

/** What the frame does beside every page, in one file: it watches for idleness, and shows that a page
 * loads and what comes up. */
export default function BesidePage() {
  return (
    <>
      <NavigationProgress />
      <IdleWatch />
      <UrgentNotice />
      <Toasts />
      <Suspense fallback={null}>
        <BookingPeople />
      </Suspense>
    </>
  )
}
