import { LocalePicker, type LocalePickerProps } from './LocalePicker'
import styles from './QuietLocalePicker.module.css'

/** The choice of language of a page that people come to without an account, quieter than what they came for. */
export const QuietLocalePicker = (props: Pick<LocalePickerProps, 'state'>) => (
  <LocalePicker {...props} isLabelHidden className={styles.language} />
)
