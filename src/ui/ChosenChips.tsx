import { X } from 'lucide-react'
import { useRef } from 'react'
import type { MultiSelectProps, Option } from './MultiSelect'
import styles from './MultiSelect.module.css'

/** What is chosen, each with a button that takes it away; the focus then goes to the next one, or to the field. */
export function ChosenChips<Item extends Option>({
  selected,
  onSelect,
  nameOf,
  texts,
}: Pick<MultiSelectProps<Item>, 'selected' | 'onSelect' | 'nameOf' | 'texts'>) {
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
