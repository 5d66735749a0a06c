import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router-dom'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './NavigationProgress.module.css'

/** Says that the next page is on its way; appears only when it takes longer than a moment. */
export function NavigationProgress() {
  const { formatMessage } = useIntl()
  return useNavigation().state === 'idle' ? null : (
    <div className={styles.progress}>
      <ProgressBar label={formatMessage({ id: 'shell.loadingPage' })} isLabelHidden />
    </div>
  )
}
