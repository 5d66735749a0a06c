import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/IconButton'
import { TextField } from '@/ui/TextField'
import styles from './SearchInput.module.css'

interface SearchInputProps {
  /** What is searched; shown in the empty field. */
  label: string
  value: string
  onChange: (text: string) => void
  maxLength?: number
  className?: string | undefined
}

/** A field that searches, with a button that empties it and stays in it. */
export function SearchInput({ label, value, onChange, maxLength, className }: SearchInputProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <TextField
      ref={input}
      className={className}
      type="search"
      label={label}
      isLabelHidden
      placeholder={label}
      before={<Search aria-hidden="true" />}
      after={
        value !== '' && (
          <IconButton
            className={styles.clear}
            label={formatMessage({ id: 'tables.search.clear' })}
            icon={<X aria-hidden="true" />}
            onClick={clear}
          />
        )
      }
      autoComplete="off"
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
