import { CheckboxField, type CheckboxFieldProps } from '@/ui/field/choice/CheckboxField'
import { useField } from './FieldContext'

type CheckboxInputProps = Omit<
  CheckboxFieldProps,
  'label' | 'error' | 'name' | 'id' | 'ref' | 'onChange' | 'onBlur' | 'checked'
> & { name: string }

/** A check box bound to the form, which holds true or false. */
export function CheckboxInput({ name, ...rest }: CheckboxInputProps) {
  const { id, label, error, registered } = useField(name)
  return <CheckboxField {...rest} {...registered} id={id} label={label} error={error} />
}
