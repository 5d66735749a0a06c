import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { SearchField } from '@/ui/field/search/SearchField'
import { shownResults } from './shownResults'
import { useField } from './FieldContext'
import { useDebouncedValue } from './useDebouncedValue'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface RecordInputProps<Item> {
  choice: RecordChoice<Item>
  /** The server's answer for the choice's `term`. */
  search: { data?: Item[] | undefined; currentData?: Item[] | undefined; isFetching: boolean }
  /** The record of the choice's `unknownId`, once the server has returned it. */
  one: Item | undefined
  isRequired?: boolean
  isLabelHidden?: boolean
  /** The meaning of an empty field. */
  placeholder?: string
  description?: ReactNode
  words: { searching: ReactNode; nothing: ReactNode }
  /** Facts that tell records of the same name apart, the most useful first; empty facts are left out. */
  factsOf: (item: Item) => readonly string[]
}

/** A choice of a record from many, found by typing, bound to the form. */
export function RecordInput<Item>({ choice, search, one, words, factsOf, ...field }: RecordInputProps<Item>) {
  const { idOf, nameOf } = choice.kind
  const item = choice.known ?? (choice.unknownId === '' ? undefined : one)
  const name = item ? nameOf(item) : ''
  const text = choice.text ?? name
  const found = choice.term === '' ? [] : shownResults(search)
  return (
    <SearchField<{ item: Item; code: string }>
      {...choice.field}
      {...field}
      items={(item && text === name ? [item] : found).map((each) => ({ item: each, code: idOf(each) }))}
      text={text}
      onText={choice.type}
      nameOf={(row) => nameOf(row.item)}
      selected={item ? idOf(item) : null}
      onSelect={(row) => (row ? choice.choose(row.item) : choice.restore())}
      nothing={search.isFetching || choice.isTyping ? words.searching : words.nothing}
    >
      {(row) => (
        <span className={layout.stackTight}>
          <strong>{nameOf(row.item)}</strong>
          <span className={cx(textStyle.note, textStyle.anywhere)}>
            {factsOf(row.item).filter(Boolean).join(' · ')}
          </span>
        </span>
      )}
    </SearchField>
  )
}

/** The id and the name of a record of a kind. */
export interface RecordKind<Item> {
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
}

/** The fewest letters for a search. */
const fewest = 2

/**
 * The state of a field that chooses a record from many. Its value in the form is the id, empty without a choice. The
 * caller searches the server for `term`, and reads the record of `unknownId`; both are empty where no request is
 * needed.
 */
export function useRecordChoice<Item>(name: string, opened: Item | null, kind: RecordKind<Item>) {
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const [chosen, setChosen] = useState<Item>()
  const held = typeof value === 'string' ? value : ''
  const known = [chosen, opened].find((each) => each != null && kind.idOf(each) === held) ?? undefined
  /** The text typed since the present choice was made; a new choice discards it. */
  const [typed, setTyped] = useState<{ text: string; since: string }>()
  const text = typed?.since === held ? typed.text : undefined
  const wanted = text === undefined || (known && text === kind.nameOf(known)) ? '' : text.trim()
  const settled = useDebouncedValue(wanted)
  return {
    kind,
    field: { id, label, error, inputRef: ref, onBlur },
    /** Undefined where the name of the chosen record is shown. */
    text,
    term: settled.length < fewest ? '' : settled,
    isTyping: settled !== wanted,
    /** The chosen record as it was opened or chosen. */
    known,
    /** Id of a chosen record that a draft brought. */
    unknownId: known ? '' : held,
    type: (now: string) => {
      setTyped({ text: now, since: held })
      if (now === '') onChange('')
    },
    choose: (item: Item) => {
      setTyped(undefined)
      setChosen(() => item)
      onChange(kind.idOf(item))
    },
    /** Leaving the field without choosing restores the choice before. */
    restore: () => setTyped(undefined),
  }
}
type RecordChoice<Item> = ReturnType<typeof useRecordChoice<Item>>
