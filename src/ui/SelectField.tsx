import { ChevronDown } from 'lucide-react'
import { useId, type ComponentPropsWithRef } from 'react'
import { cx } from './cx'
import { describedBy, type FieldTexts } from './describedBy'
import { FieldFrame } from './FieldFrame'
import control from './control.module.css'
import styles from './SelectField.module.css'

export interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'required' | 'multiple' | 'size'>, FieldTexts {
  isRequired?: boolean | undefined
  isLabelHidden?: boolean | undefined
}

/** A native select; its options are its children. */
export const SelectField = ({
  label,
  description,
  error,
  isRequired = false,
  isLabelHidden,
  id,
  className,
  children,
  ...rest
}: SelectFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame {...{ id: fieldId, label, description, error, isRequired, isLabelHidden, className }}>
      <div className={styles.box}>
        <select
          aria-describedby={describedBy(fieldId, { description, error })}
          aria-invalid={error != null || undefined}
          aria-required={isRequired || undefined}
          {...rest}
          id={fieldId}
          className={cx(control.control, styles.select)}
        >
          {children}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </FieldFrame>
  )
}
