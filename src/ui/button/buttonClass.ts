import { cx } from '@/ui/cx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'quietDanger' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

/** The look of a button, for router links and other anchors that look like buttons. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', isFullWidth = false) =>
  cx(styles.button, styles[variant], styles[size], isFullWidth && styles.fullWidth)
