import { UrgentNotice } from '@/domains/actionCenter/UrgentNotice'
import { IdleWatch } from '@/domains/session/idle/IdleWatch'
import { Toasts } from '@/patterns/feedback/Toasts'
import { BookingPeople } from './BookingPeople'
import { NavigationProgress } from './NavigationProgress'

/** What the frame does beside every page, in one file: it watches for idleness, and shows that a page
 * loads and what comes up. */
export default function BesidePage() {
  return (
    <>
      <NavigationProgress />
      <IdleWatch />
      <UrgentNotice />
      <Toasts />
      <BookingPeople />
    </>
  )
}
