import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: ComponentPropsWithRef<'span'>) => (
  <span {...rest} className={cx(styles.hidden, className)} />
)
