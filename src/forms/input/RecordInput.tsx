import type { ReactNode } from 'react'
import { SearchField } from '@/ui/field/search/SearchField'
import { shownResults } from './shownResults'
import type { RecordChoice } from './useRecordChoice'
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
