import { X } from 'lucide-react'
import { useRef } from 'react'
import styles from './MultiSelect.module.css'

/** An item of the list; `code` is unique. */
export interface Option {
  code: string
}

/** The texts of a choice of several values, in the reader's language. */
interface MultiSelectTexts<Item extends Option> {
  /** Label of the button that opens the list. */
  open: string
  /** Label of the list of chosen items. */
  chosen: string
  /** The number of chosen items, announced whenever it changes. */
  count: string
  /** Label of the button that removes an item. */
  remove: (item: Item) => string
}

export interface ChosenChipsProps<Item extends Option> {
  selected: readonly Item[]
  onSelect: (items: Item[]) => void
  nameOf: (item: Item) => string
  texts: MultiSelectTexts<Item>
}

/** The chosen items, each with a button that removes it. The focus then moves to the next one, or to the field. */
export function ChosenChips<Item extends Option>({ selected, onSelect, nameOf, texts }: ChosenChipsProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (gone: Item, index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    const field = list.current?.parentElement?.querySelector('input')
    const next = buttons[index + 1] ?? buttons[index - 1] ?? field
    next?.focus()
    onSelect(selected.filter(({ code }) => code !== gone.code))
  }
  if (selected.length === 0) return null
  return (
    <ul ref={list} role="list" aria-label={texts.chosen} className={styles.chips}>
      {selected.map((item, index) => (
        <li key={item.code} className={styles.chip}>
          <span className={styles.name}>{nameOf(item)}</span>
          {/* Not a button of the library: inside the field that would open the list. */}
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.remove(item)}
            onClick={() => remove(item, index)}
          >
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
