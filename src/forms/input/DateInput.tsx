import { useController } from 'react-hook-form'
import { useField } from './FieldContext'
import { LocalDateField, type LocalDateFieldProps } from './LocalDateField'

interface DateInputProps extends Pick<LocalDateFieldProps, 'description' | 'isRequired' | 'min' | 'max' | 'opensAt'> {
  name: string
}

/**
 * A day bound to the form, typed or chosen in a calendar. Its value is `yyyy-MM-dd`, or an unreadable text as typed.
 */
export function DateInput({ name, ...rest }: DateInputProps) {
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  return (
    <LocalDateField
      {...rest}
      {...{ id, label, error, ref, onChange, onBlur }}
      value={typeof value === 'string' ? value : ''}
    />
  )
}
