import { UrgentNotice } from '@/domains/actionCenter/UrgentNotice'
import { IdleWatch } from '@/domains/session/idle/IdleWatch'
import { Toasts } from '@/patterns/feedback/Toasts'
import { BookingPeople } from './BookingPeople'
import { NavigationProgress } from './NavigationProgress'
import { ShortcutKeys } from './ShortcutKeys'

/** The frame's parts beside every page, in one file: the idle watch, the loading bar and notices. */
export default function BesidePage() {
  return (
    <>
      <NavigationProgress />
      <ShortcutKeys />
      <IdleWatch />
      <UrgentNotice />
      <Toasts />
      <BookingPeople />
    </>
  )
}
