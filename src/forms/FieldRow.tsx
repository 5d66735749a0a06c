import type { ReactNode } from 'react'
import styles from './FieldRow.module.css'

/** Fields side by side where there is room, otherwise one below the other. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
