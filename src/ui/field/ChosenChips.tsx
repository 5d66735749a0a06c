import { X } from 'lucide-react'
import { useRef } from 'react'
import styles from './MultiSelect.module.css'

/** Something to be chosen; `code` tells it from all others. */
export interface Option {
  code: string
}

/** What a choice of several says, in the reader's language. */
interface MultiSelectTexts<Item extends Option> {
  /** Label of the button that opens the list. */
  open: string
  /** Label of the list of what is chosen. */
  chosen: string
  /** How many are chosen, said whenever that changes. */
  count: string
  /** Label of the button that takes one of them away. */
  remove: (item: Item) => string
}

export interface ChosenChipsProps<Item extends Option> {
  selected: readonly Item[]
  onSelect: (items: Item[]) => void
  nameOf: (item: Item) => string
  texts: MultiSelectTexts<Item>
}

/** What is chosen, each with a button that takes it away; the focus then goes to the next one, or to the field. */
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
          {/* A button of its own: the field's parts give their buttons what opens the list. */}
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
