import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { WrittenField } from '@/ui/field/text/WrittenField'
import { useField } from './FieldContext'
import { useDateTexts } from './useDateTexts'

/** A time of day bound to the form. Its value is `HH:mm`, or an unreadable text as typed. */
export function TimeInput({ name, description }: { name: string; description?: ReactNode }) {
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const { time } = useDateTexts()
  return (
    <WrittenField
      {...time}
      {...{ id, label, error, description, ref, onChange, onBlur }}
      value={typeof value === 'string' ? value : ''}
    />
  )
}
