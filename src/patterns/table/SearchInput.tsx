import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { longestSearch } from '#contract/limits.ts'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { IconButton } from '@/ui/button/IconButton'
import { TextField } from '@/ui/field/TextField'
import styles from './SearchInput.module.css'

interface SearchInputProps {
  /** What is searched; shown in the empty field. */
  label: string
  /** What is searched for, without spaces around it. */
  value: string
  /** Called once typing pauses. */
  onChange: (search: string) => void
  className?: string | undefined
}

/** A field that searches, with a button that empties it and stays in it. */
export function SearchInput({ label, value, onChange, className }: SearchInputProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useSearchText(value, onChange)
  const clear = () => {
    setText('')
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
        text !== '' && (
          <IconButton
            className={styles.clear}
            label={formatMessage({ id: 'tables.search.clear' })}
            icon={<X aria-hidden="true" />}
            onClick={clear}
          />
        )
      }
      autoComplete="off"
      maxLength={longestSearch}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

/** The text in the field, which may be ahead of what is searched for. */
function useSearchText(value: string, onChange: (search: string) => void) {
  const [text, setText] = useState(value)
  const settled = useDebouncedValue(text)
  useEffect(() => {
    // What has not settled yet, as a search that came with the address, is not typed.
    if (settled === text && settled.trim() !== value) onChange(settled.trim())
    // oxlint-disable-next-line react/exhaustive-deps -- asks once for each text, whatever else changes
  }, [settled])
  // Cleared, or changed by going back.
  useEffect(() => {
    if (value !== settled.trim()) setText(value)
    // oxlint-disable-next-line react/exhaustive-deps -- what is being typed must stay
  }, [value])
  return [text, setText] as const
}
