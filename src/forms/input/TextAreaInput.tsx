import { TextAreaField, type TextAreaFieldProps } from '@/ui/field/text/TextAreaField'
import { useField } from './FieldContext'

type TextAreaInputProps = Omit<
  TextAreaFieldProps,
  'label' | 'error' | 'name' | 'id' | 'ref' | 'onChange' | 'onBlur'
> & {
  name: string
}

/** Text of several lines, bound to the form. */
export function TextAreaInput({ name, ...rest }: TextAreaInputProps) {
  const { id, label, error, registered } = useField(name)
  return <TextAreaField {...rest} {...registered} id={id} label={label} error={error} />
}
