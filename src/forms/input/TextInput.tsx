import { TextField, type TextFieldProps } from '@/ui/field/text/TextField'
import { useField } from './FieldContext'

export type TextInputProps = Omit<TextFieldProps, 'label' | 'error' | 'name' | 'id' | 'ref' | 'onChange' | 'onBlur'> & {
  name: string
}

/** A text field bound to the form. */
export function TextInput({ name, ...rest }: TextInputProps) {
  const { id, label, error, registered } = useField(name)
  return <TextField {...rest} {...registered} id={id} label={label} error={error} />
}
