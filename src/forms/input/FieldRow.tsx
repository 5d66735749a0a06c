import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './FieldRow.module.css'

interface FieldRowProps {
  /** Three short fields, such as the parts of a name, next to each other even in a narrow column. */
  isTight?: boolean
  children: ReactNode
}

/** Fields side by side where there is room, otherwise below each other. */
export const FieldRow = ({ isTight = false, children }: FieldRowProps) => (
  <div className={cx(styles.row, isTight && styles.tight)}>{children}</div>
)
