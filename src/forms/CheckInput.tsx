import { CheckboxField, type CheckboxFieldProps } from '@/ui/CheckboxField'
import { useField } from './FieldContext'

type CheckInputProps = Omit<CheckboxFieldProps, 'label' | 'error' | 'name' | 'id' | 'ref' | 'onChange' | 'onBlur'> & {
  name: string
}

/** Yes or no, in the form around it. */
export function CheckInput({ name, ...rest }: CheckInputProps) {
  const { id, label, error, registered } = useField(name)
  return <CheckboxField {...rest} {...registered} id={id} label={label} error={error} />
}
