import type { ReactNode } from 'react'
import styles from './FieldRow.module.css'

/** Fields that belong side by side where there is room, beneath each other where there is not. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
