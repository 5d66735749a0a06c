import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import type { FieldTexts } from './describedBy'
import { FieldError } from './FieldError'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './FieldFrame.module.css'

export interface FieldFrameProps extends FieldTexts {
  id: string
  isRequired?: boolean | undefined
  isLabelHidden?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label above, control, description and error below. */
export const FieldFrame = ({
  id,
  label,
  description,
  error,
  isRequired = false,
  isLabelHidden = false,
  className,
  children,
}: FieldFrameProps) => (
  <div className={cx(styles.field, className)}>
    <label htmlFor={id} className={styles.label}>
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {isRequired && !isLabelHidden && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
    {children}
    {description != null && (
      <p id={`${id}-description`} className={styles.description}>
        {description}
      </p>
    )}
    {error != null && <FieldError id={id}>{error}</FieldError>}
  </div>
)
