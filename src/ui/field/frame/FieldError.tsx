import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './FieldError.module.css'

export interface FieldErrorProps {
  /** The control's id; the error's id is derived from it. */
  id: string
  children: ReactNode
}

/** The error below a control, marked by an icon as well as by colour. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p id={`${id}-error`} className={styles.error}>
    <ErrorText>{children}</ErrorText>
  </p>
)

/** The same inside a control that has its own error element (`FieldError.module.css`, `error`). */
export const ErrorText = ({ children }: { children: ReactNode }) => (
  <>
    <CircleAlert className={styles.icon} aria-hidden="true" />
    <span>{children}</span>
  </>
)
