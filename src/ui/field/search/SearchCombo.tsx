import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, type RefObject, useContext, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ComboFrame } from './ComboFrame'
import control from '../frame/control.module.css'
import styles from './SearchField.module.css'

export interface SearchFieldProps<Item extends { code: string }> {
  label: string
  error: string | undefined
  isRequired?: boolean
  isLabelHidden?: boolean
  /** The hint in the empty field. */
  placeholder?: string
  id?: string | undefined
  description?: ReactNode
  inputRef: Ref<HTMLInputElement>
  /** The text in the field. */
  text: string
  onText: (text: string) => void
  /** The results for the text, plus the chosen item: leaving the field would clear an item not among them. */
  items: Item[]
  nameOf: (item: Item) => string
  /** Renders an item of the list. */
  children: (item: Item) => ReactNode
  selected: string | null
  onSelect: (item: Item | undefined) => void
  onBlur: () => void
  /** The text of the empty list: the search is running, or has no results. */
  nothing: ReactNode
  /** Label of a button that opens the list before anything is typed; without a label there is no button. */
  openLabel?: string
}

/** The combo box of `SearchField`, which loads it on demand. */
export default function SearchCombo<Item extends { code: string }>({
  label,
  error,
  isRequired = false,
  isLabelHidden = false,
  placeholder,
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
  openLabel,
}: SearchFieldProps<Item>) {
  const field = useRef<HTMLDivElement>(null)
  const openedBy = useRef<MenuTrigger>(undefined)
  const chosen = items.find(({ code }) => code === selected)
  // Scrolling closes the list as leaving the field does, but whoever is still in it has not finished typing.
  const isTyping = () => text !== '' && field.current?.contains(document.activeElement) === true
  return (
    <ComboBox
      ref={field}
      className={styles.field ?? ''}
      items={items}
      inputValue={text}
      onInputChange={onText}
      value={selected}
      onChange={(key) => {
        if (key !== null || !isTyping()) onSelect(items.find(({ code }) => code === key))
      }}
      onBlur={onBlur}
      onOpenChange={(isOpen, trigger) => {
        openedBy.current = isOpen ? trigger : undefined
      }}
      {...(id !== undefined && { id })}
      isInvalid={error !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      menuTrigger="input"
      allowsEmptyCollection
    >
      <ComboFrame {...{ label, isLabelHidden, isRequired, description, error }}>
        <div className={styles.box} data-opens={openLabel !== undefined}>
          <Input
            ref={inputRef}
            className={control.control ?? ''}
            autoComplete="off"
            {...(placeholder !== undefined && { placeholder })}
          />
          {openLabel !== undefined && (
            <Button className={styles.open ?? ''} aria-label={openLabel}>
              <ChevronDown aria-hidden="true" />
            </Button>
          )}
        </div>
      </ComboFrame>
      <Popover className={styles.popover ?? ''}>
        <ListBox<Item>
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.nothing}>{nothing}</p>}
        >
          {(item) => (
            <ListBoxItem id={item.code} textValue={nameOf(item)} className={styles.option ?? ''}>
              {children(item)}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
      {chosen && text === nameOf(chosen) && <StayClosed openedBy={openedBy} />}
    </ComboBox>
  )
}

type MenuTrigger = 'focus' | 'input' | 'manual' | undefined

/**
 * Closes a list that opened for the name of the chosen item. A scroll in the moment of the choice makes the library take
 * that name for typed text.
 */
function StayClosed({ openedBy }: { openedBy: RefObject<MenuTrigger> }) {
  const state = useContext(ComboBoxStateContext)
  useEffect(() => {
    if (state?.isOpen && openedBy.current === 'input') state.close()
  })
  return null
}
