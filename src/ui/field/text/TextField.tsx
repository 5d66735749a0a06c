import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { describedBy, type FieldTexts } from '../frame/describedBy'
import { FieldFrame } from '../frame/FieldFrame'
import control from '../frame/control.module.css'
import styles from './TextField.module.css'

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'required'>, FieldTexts {
  /** Marks the field, also for screen readers; the form validates it, not the browser. */
  isRequired?: boolean | undefined
  isLabelHidden?: boolean | undefined
  /** An icon or unit inside the field, before or after the text. */
  before?: ReactNode
  after?: ReactNode
}

/** A text input; `className` styles the whole field, all other attributes go to the input. */
export const TextField = ({
  label,
  description,
  error,
  isRequired = false,
  isLabelHidden,
  before,
  after,
  id,
  className,
  ...rest
}: TextFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame {...{ id: fieldId, label, description, error, isRequired, isLabelHidden, className }}>
      <div className={styles.box}>
        {before && <span className={styles.before}>{before}</span>}
        <input
          type="text"
          aria-describedby={describedBy(fieldId, { description, error })}
          aria-invalid={error != null || undefined}
          aria-required={isRequired || undefined}
          {...rest}
          id={fieldId}
          className={cx(control.control, before != null && styles.hasBefore, after != null && styles.hasAfter)}
        />
        {after && <span className={styles.after}>{after}</span>}
      </div>
    </FieldFrame>
  )
}
