import { CheckboxField, type CheckboxFieldProps } from '@/ui/field/choice/CheckboxField'
import { useField } from './FieldContext'

type CheckboxInputProps = Omit<
  CheckboxFieldProps,
  'label' | 'error' | 'name' | 'id' | 'ref' | 'onChange' | 'onBlur' | 'checked'
> & {
  name: string
  /** In place of the label of its form. */
  label?: string | undefined
}

/** A check box bound to the form, which holds true or false. */
export function CheckboxInput({ name, label, ...rest }: CheckboxInputProps) {
  const field = useField(name)
  return (
    <CheckboxField {...rest} {...field.registered} id={field.id} label={label ?? field.label} error={field.error} />
  )
}
