import { ChevronDown } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ChosenChips, type ChosenChipsProps, type Option } from './ChosenChips'
import { ComboFrame } from './ComboFrame'
import control from '../frame/control.module.css'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './MultiSelect.module.css'
import search from './SearchField.module.css'

export interface MultiSelectProps<Item extends Option> extends ChosenChipsProps<Item> {
  label: string
  error: string | undefined
  isRequired?: boolean | undefined
  id?: string | undefined
  description?: ReactNode
  inputRef: Ref<HTMLInputElement>
  /** The text in the field, by which the caller searches. */
  text: string
  onText: (text: string) => void
  /** The items to choose from: the results for the text, or all. */
  items: readonly Item[]
  /** Renders an option, on one line. */
  children: (item: Item) => ReactNode
  onBlur?: (() => void) | undefined
  /** The text of the empty list. */
  nothing: ReactNode
  /** The list's greatest height and the height of an option, in pixels. */
  listHeight: number
  optionHeight: number
}

/**
 * A choice of several values with search (§9 multiselect). The chosen items are chips above the field, each with a
 * button to remove it. Backspace in the empty field removes the last.
 */
export function MultiSelect<Item extends Option>({
  label,
  error,
  isRequired = false,
  id,
  description,
  inputRef,
  text,
  onText,
  items,
  nameOf,
  children,
  selected,
  onSelect,
  onBlur,
  nothing,
  texts,
  listHeight,
  optionHeight,
}: MultiSelectProps<Item>) {
  const select = (codes: readonly unknown[]) => {
    onSelect(itemsOf(codes, [...selected, ...items]))
    // The next typed text begins a new search.
    onText('')
  }
  const removeLast = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '' && selected.length > 0) onSelect(selected.slice(0, -1))
  }
  return (
    <ComboBox
      className={search.field ?? ''}
      selectionMode="multiple"
      {...(id !== undefined && { id })}
      items={items}
      inputValue={text}
      onInputChange={onText}
      value={selected.map(({ code }) => code)}
      onChange={select}
      {...(onBlur && { onBlur })}
      isInvalid={error !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      menuTrigger="input"
      allowsEmptyCollection
    >
      <ComboFrame {...{ label, isRequired, description, error }}>
        <ChosenChips {...{ selected, onSelect, nameOf, texts }} />
        <div className={search.box} data-opens="true">
          <Input ref={inputRef} className={cx(control.control)} autoComplete="off" onKeyDown={removeLast} />
          <Button className={search.open ?? ''} aria-label={texts.open}>
            <ChevronDown aria-hidden="true" />
          </Button>
        </div>
        {/* Without this attribute the open list would hide the announcement with the rest of the page. */}
        <span data-live-announcer="true">
          <VisuallyHidden role="status">{texts.count}</VisuallyHidden>
        </span>
      </ComboFrame>
      <Options {...{ nameOf, nothing, listHeight, optionHeight }}>{children}</Options>
    </ComboBox>
  )
}

/** The list, which scrolls above its greatest height. */
function Options<Item extends Option>({
  nameOf,
  nothing,
  listHeight,
  optionHeight,
  children,
}: Pick<MultiSelectProps<Item>, 'nameOf' | 'nothing' | 'listHeight' | 'optionHeight' | 'children'>) {
  return (
    <Popover className={search.popover ?? ''} maxHeight={listHeight}>
      <ListBox<Item>
        className={search.list ?? ''}
        style={{ '--option-height': `${optionHeight / 16}rem` } as CSSProperties}
        renderEmptyState={() => <p className={search.nothing}>{nothing}</p>}
      >
        {(item) => (
          <ListBoxItem id={item.code} textValue={nameOf(item)} className={cx(search.option, styles.option)}>
            <span className={styles.mark} aria-hidden="true" />
            <span className={styles.words}>{children(item)}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

/** The items of some codes, in their order. */
const itemsOf = <Item extends Option>(codes: readonly unknown[], known: readonly Item[]): Item[] =>
  codes.flatMap((code) => known.find((each) => each.code === code) ?? [])
