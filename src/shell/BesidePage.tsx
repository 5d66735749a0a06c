import UrgentNotice from '@/domains/actionCenter/UrgentNotice'
import IdleWatch from '@/domains/session/idle/IdleWatch'
import Toasts from '@/patterns/Toasts'

/** What the frame does beside every page, in one file: it watches for idleness and shows what comes up. */
export default function BesidePage() {
  return (
    <>
      <IdleWatch />
      <UrgentNotice />
      <Toasts />
    </>
  )
}
