import { type ReactNode, useState } from 'react'
import { TextField, type TextFieldProps } from './TextField'

export interface WrittenFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type'
> {
  /** The result of `read`, or the typed text where it is unreadable. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** The value of a text, undefined for an unreadable one. */
  read: (text: string) => string | undefined
  /** The text of a value; undefined for a text that was unreadable. */
  write: (value: string) => string | undefined
  /** Error after the reader has left an unreadable text. */
  unreadable?: ReactNode
}

/**
 * A text field that shows its value in another form, such as a date or a time. The typed text changes only on leaving.
 */
export function WrittenField({ value, onChange, onBlur, read, write, unreadable, error, ...rest }: WrittenFieldProps) {
  const [typed, setTyped] = useState<string>()
  const valueOf = (text: string) => read(text) ?? text.trim()
  const written = write(value)
  // A new value from outside replaces the typed text.
  const isTyping = typed !== undefined && valueOf(typed) === value
  return (
    <TextField
      autoComplete="off"
      {...rest}
      error={error ?? (value && written === undefined && !isTyping ? unreadable : undefined)}
      value={isTyping ? typed : (written ?? value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(valueOf(target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        onBlur?.()
      }}
    />
  )
}
