import { type ReactNode, useState } from 'react'
import { TextField, type TextFieldProps } from './TextField'

export interface WrittenFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type'
> {
  /** What `read` returned, or the text as typed where that is unreadable. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** The value of a text; undefined for one that is unreadable. */
  read: (text: string) => string | undefined
  /** The text of a value; undefined for a text that was unreadable. */
  write: (value: string) => string | undefined
  /** Error once somebody has left an unreadable text. */
  unreadable?: ReactNode
}

/** A text field that shows its value in another form than it has: a date, a time. What is typed changes only on leaving. */
export function WrittenField({ value, onChange, onBlur, read, write, unreadable, error, ...rest }: WrittenFieldProps) {
  const [typed, setTyped] = useState<string>()
  const valueOf = (text: string) => read(text) ?? text.trim()
  const written = write(value)
  // A new value from outside replaces what is being typed.
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
