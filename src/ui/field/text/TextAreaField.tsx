import { useId, type ComponentPropsWithRef } from 'react'
import { cx } from '@/ui/cx'
import { describedBy, type FieldTexts } from '../frame/describedBy'
import { FieldFrame } from '../frame/FieldFrame'
import control from '../frame/control.module.css'

export interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'required'>, FieldTexts {
  isRequired?: boolean | undefined
  isLabelHidden?: boolean | undefined
}

/** Text of several lines; `className` styles the whole field, all other attributes go to the textarea. */
export const TextAreaField = ({
  label,
  description,
  error,
  isRequired = false,
  isLabelHidden,
  id,
  className,
  rows = 5,
  ...rest
}: TextAreaFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame {...{ id: fieldId, label, description, error, isRequired, isLabelHidden, className }}>
      <textarea
        aria-describedby={describedBy(fieldId, { description, error })}
        aria-invalid={error != null || undefined}
        aria-required={isRequired || undefined}
        rows={rows}
        {...rest}
        id={fieldId}
        className={cx(control.control)}
      />
    </FieldFrame>
  )
}
