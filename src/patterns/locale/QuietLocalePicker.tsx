import { LocalePicker, type LocalePickerProps } from './LocalePicker'
import styles from './QuietLocalePicker.module.css'

/** The choice of language on pages for readers without an account, quieter than the page's main task. */
export const QuietLocalePicker = (props: Pick<LocalePickerProps, 'state'>) => (
  <LocalePicker {...props} isLabelHidden className={styles.language} />
)
