import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import type { default as SearchCombo, SearchFieldProps } from './SearchCombo'
import styles from './SearchField.module.css'
import { TextField } from '../text/TextField'

let LoadedCombo: typeof SearchCombo | undefined

/** Loads the list of search fields, whose library is as large as a whole page. */
export const loadSearchCombo = async () => (LoadedCombo = (await import('./SearchCombo')).default)

/**
 * A combo box for one of many items; the caller does the searching. Its list is loaded once the field shows. Until then
 * the field takes text, which the list then continues with, as it does with the focus.
 */
export function SearchField<Item extends { code: string }>(props: SearchFieldProps<Item>) {
  const { text } = props
  const [firstText] = useState(text)
  const [Combo, setCombo] = useState(() => LoadedCombo)
  const [hasText, setHasText] = useState(Combo !== undefined)
  const place = useRef<HTMLDivElement>(null)
  const wasFocused = useRef(false)
  useEffect(() => {
    let isShown = true
    void loadOnceOnline(loadSearchCombo).then((loaded) => isShown && setCombo(() => loaded))
    return () => {
      isShown = false
    }
  }, [])
  useLayoutEffect(() => {
    if (!Combo) return
    if (wasFocused.current) place.current?.querySelector('input')?.focus()
    setHasText(true)
  }, [Combo])
  return (
    <div ref={place} className={styles.place}>
      {/* The list opens where the text of the focused field changes, so it first gets the text from before the typing. */}
      {Combo && <Combo {...props} text={hasText ? text : firstText} />}
      {!Combo && <UnlistedField {...props} wasFocused={wasFocused} />}
    </div>
  )
}

interface UnlistedFieldProps<Item extends { code: string }> extends SearchFieldProps<Item> {
  /** Says, once the list replaces the field, whether the field had the focus. */
  wasFocused: RefObject<boolean>
}

/** The field while its list loads. */
function UnlistedField<Item extends { code: string }>({
  wasFocused,
  text,
  onText,
  items,
  selected,
  onSelect,
  onBlur,
  openLabel,
  inputRef,
  id,
  placeholder,
  ...texts
}: UnlistedFieldProps<Item>) {
  const field = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = field
    return () => {
      wasFocused.current = current?.contains(document.activeElement) === true
    }
  }, [wasFocused])
  const leave = () => {
    // The list that replaces the field continues with its text.
    if (!field.current) return
    // As in the list, a text that was not chosen gives way to the chosen item.
    onSelect(items.find(({ code }) => code === selected))
    onBlur()
  }
  return (
    <div ref={field} className={styles.place}>
      <TextField
        {...{ label: texts.label, description: texts.description, error: texts.error, placeholder, id }}
        onBlur={leave}
        isRequired={texts.isRequired}
        isLabelHidden={texts.isLabelHidden}
        autoComplete="off"
        ref={inputRef}
        value={text}
        onChange={({ target }) => onText(target.value)}
        after={openLabel === undefined ? undefined : <ChevronDown aria-hidden="true" />}
      />
    </div>
  )
}
