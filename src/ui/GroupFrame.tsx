import type { ReactNode } from 'react'
import { cx } from './cx'
import { describedBy, type FieldTexts } from './describedBy'
import { FieldError } from './FieldError'
import styles from './GroupFrame.module.css'

interface GroupFrameProps extends FieldTexts {
  id: string
  isRequired?: boolean | undefined
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

  className,
  children,
}: GroupFrameProps) {
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy(id, { description, error })}
      className={cx(styles.group, className)}
    >
      <legend className={styles.legend}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {children}
      {description != null && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      {error != null && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
