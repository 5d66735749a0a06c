import { useId, type ComponentPropsWithRef } from 'react'
import { describedBy, type FieldTexts } from '../frame/describedBy'
import { FieldFrame } from '../frame/FieldFrame'
import { SelectBox } from './SelectBox'

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
      <SelectBox
        aria-describedby={describedBy(fieldId, { description, error })}
        aria-invalid={error != null || undefined}
        aria-required={isRequired || undefined}
        {...rest}
        id={fieldId}
      >
        {children}
      </SelectBox>
    </FieldFrame>
  )
}
