import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router-dom'
import { UrgentNotice } from '@/domains/actionCenter/UrgentNotice'
import { IdleWatch } from '@/domains/session/idle/IdleWatch'
import { Toasts } from '@/patterns/feedback/Toasts'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import { BookingPeople } from './BookingPeople'
import styles from './BesidePage.module.css'

/** The frame's parts beside every page, in one file: the idle watch, the loading bar and notices. */
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

/** Shows that the next page is loading; appears only after a moment. */
function NavigationProgress() {
  const { formatMessage } = useIntl()
  return useNavigation().state === 'idle' ? null : (
    <div className={styles.progress}>
      <ProgressBar label={formatMessage({ id: 'shell.loadingPage' })} isLabelHidden />
    </div>
  )
}
