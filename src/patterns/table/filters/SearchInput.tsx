import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { longestSearch } from '#contract/fields/limits.ts'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { IconButton } from '@/ui/button/IconButton'
import { TextField } from '@/ui/field/text/TextField'
import styles from './SearchInput.module.css'

interface SearchInputProps {
  /** The label of the field, which names the searched things; shown in the empty field. */
  label: string
  /** The search text, without spaces around it. */
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

/** The text in the field, which may be ahead of the search. */
function useSearchText(value: string, onChange: (search: string) => void) {
  const [text, setText] = useState(value)
  const settled = useDebouncedValue(text)
  useEffect(() => {
    // A text that is still being typed is not a search yet, nor is one that came with the address a new one.
    if (settled === text && settled.trim() !== value) onChange(settled.trim())
    // oxlint-disable-next-line react/exhaustive-deps -- searches once for each text, not when other values change
  }, [settled])
  // Cleared, or changed by going back.
  useEffect(() => {
    if (value !== settled.trim()) setText(value)
    // oxlint-disable-next-line react/exhaustive-deps -- the text must stay while it is being typed
  }, [value])
  return [text, setText] as const
}
