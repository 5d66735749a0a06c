import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { describedBy, type FieldTexts } from './describedBy'
import { FieldError } from './FieldError'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './GroupFrame.module.css'

interface GroupFrameProps extends FieldTexts {
  id: string
  isRequired?: boolean | undefined
  /** For a field below a heading with the same text. The description then follows the heading. */
  isLabelHidden?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Several controls that form one field, with one label, description and error. */
export function GroupFrame({
  id,
  label,
  description,
  error,
  isRequired,
  isLabelHidden,
  className,
  children,
}: GroupFrameProps) {
  const explanation = description != null && (
    <p id={`${id}-description`} className={styles.description}>
      {description}
    </p>
  )
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy(id, { description, error })}
      className={cx(styles.group, className)}
    >
      <legend className={cx(styles.legend, isLabelHidden && styles.unseen)}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {isLabelHidden && explanation}
      {children}
      {!isLabelHidden && explanation}
      {error != null && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
