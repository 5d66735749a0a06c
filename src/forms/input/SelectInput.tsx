import { SelectField, type SelectFieldProps } from '@/ui/field/choice/SelectField'
import { useField } from './FieldContext'

type SelectInputProps = Omit<SelectFieldProps, 'label' | 'error' | 'name' | 'id' | 'ref' | 'onChange' | 'onBlur'> & {
  name: string
}

/** A native select bound to the form; its options are its children. */
export function SelectInput({ name, ...rest }: SelectInputProps) {
  const { id, label, error, registered } = useField(name)
  return <SelectField {...rest} {...registered} id={id} label={label} error={error} />
}
