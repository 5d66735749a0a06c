import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '@/ui/cx'
import control from '../frame/control.module.css'
import styles from './SelectBox.module.css'

/** A native select that looks like the other controls, with its own arrow. */
export const SelectBox = (props: Omit<ComponentPropsWithRef<'select'>, 'className'>) => (
  <span className={styles.box}>
    <select {...props} className={cx(control.control, styles.select)} />
    <ChevronDown className={styles.chevron} aria-hidden="true" />
  </span>
)
