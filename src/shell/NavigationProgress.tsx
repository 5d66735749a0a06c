import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router-dom'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import styles from './NavigationProgress.module.css'

/** Shows that the next page is loading; appears only after a moment. */
export function NavigationProgress() {
  const { formatMessage } = useIntl()
  return useNavigation().state === 'idle' ? null : (
    <div className={styles.progress}>
      <ProgressBar label={formatMessage({ id: 'shell.loadingPage' })} isLabelHidden />
    </div>
  )
}
