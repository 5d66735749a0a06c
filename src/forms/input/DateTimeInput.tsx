import { useImperativeHandle, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { type DateTimeParts, dateTimeParts, isDay, isTime, joinDateTime } from '@/lib/localDateTime'
import { GroupFrame } from '@/ui/field/frame/GroupFrame'
import { WrittenField } from '@/ui/field/text/WrittenField'
import styles from './DateTimeInput.module.css'
import { useField } from './FieldContext'
import { LocalDateField, type LocalDateFieldProps } from './LocalDateField'
import { useDateTexts } from './useDateTexts'

interface DateTimeInputProps extends Pick<
  LocalDateFieldProps,
  'description' | 'isRequired' | 'min' | 'max' | 'opensAt'
> {
  name: string
}

/**
 * A local date and time bound to the form, next to each other under a label. The value is `yyyy-MM-ddTHH:mm`; a missing
 * part is empty, an unreadable part stays as typed.
 */
export function DateTimeInput({ name, description, isRequired, ...calendar }: DateTimeInputProps) {
  const { formatMessage } = useIntl()
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const { parts, change } = useParts(typeof value === 'string' ? value : '', onChange)
  const { time } = useDateTexts()
  const inputs = { date: useRef<HTMLInputElement>(null), time: useRef<HTMLInputElement>(null) }
  const isBad = { date: !isDay(parts.date), time: !isTime(parts.time) }
  useImperativeHandle(ref, () => ({
    focus: () => (isBad.time && !isBad.date ? inputs.time : inputs.date).current?.focus(),
  }))
  const propsOf = (part: keyof DateTimeParts) => ({
    ref: inputs[part],
    isLabelHidden: true,
    value: parts[part],
    onChange: (text: string) => change(part, text),
    onBlur,
    'aria-required': isRequired || undefined,
    // A problem of the whole value, as an end before the beginning, marks both parts.
    'aria-invalid': (error !== undefined && (isBad[part] || !(isBad.date || isBad.time))) || undefined,
  })
  const told = error === undefined ? {} : { unreadable: undefined }
  return (
    <GroupFrame id={id} {...{ label, description, error, isRequired }}>
      <div className={styles.parts}>
        <LocalDateField
          {...calendar}
          {...propsOf('date')}
          {...told}
          label={formatMessage({ id: 'forms.date' })}
          subject={label}
          className={styles.date}
        />
        <WrittenField
          {...time}
          {...propsOf('time')}
          {...told}
          label={formatMessage({ id: 'forms.time' })}
          className={styles.time}
        />
      </div>
    </GroupFrame>
  )
}

/** The parts as they are typed; a new value from outside replaces them. */
function useParts(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(() => dateTimeParts(value))
  const parts = joinDateTime(typed) === value ? typed : dateTimeParts(value)
  const change = (part: keyof DateTimeParts, text: string) => {
    const next = { ...parts, [part]: text }
    setTyped(next)
    onChange(joinDateTime(next))
  }
  return { parts, change }
}
