import { useId, type ComponentPropsWithRef } from 'react'
import { cx } from '@/ui/cx'
import { describedBy, type FieldTexts } from '../frame/describedBy'
import { FieldError } from '../frame/FieldError'
import styles from './CheckboxField.module.css'

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'>, FieldTexts {
  isRequired?: boolean | undefined
}

/** A checkbox whose whole row can be clicked. */
export const CheckboxField = ({
  label,
  description,
  error,
  isRequired,
  id,
  className,
  ...rest
}: CheckboxFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={cx(styles.field, className)}>
      <input
        aria-describedby={describedBy(fieldId, { description, error })}
        aria-invalid={error != null || undefined}
        aria-required={isRequired || undefined}
        {...rest}
        id={fieldId}
        type="checkbox"
        className={styles.box}
      />
      <label htmlFor={fieldId} className={styles.label}>
        {label}
      </label>
      {description != null && (
        <p id={`${fieldId}-description`} className={styles.description}>
          {description}
        </p>
      )}
      {error != null && (
        <div className={styles.error}>
          <FieldError id={fieldId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
