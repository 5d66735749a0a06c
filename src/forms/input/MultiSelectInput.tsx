import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { limits } from '#contract/fields/limits.ts'
import { hasWords } from '#contract/texts/searchText.ts'
import type { Option } from '@/ui/field/search/ChosenChips'
import { MultiSelect, type MultiSelectProps } from '@/ui/field/search/MultiSelect'
import { useField } from './FieldContext'
import { isSearchable } from './isSearchable'

const { options, listHeightPx, optionHeightPx, searchedCharacters } = limits.multiselect

interface SharedProps<Item> {
  name: string
  isRequired?: boolean
  description?: ReactNode
  nameOf: (item: Item) => string
  /** Renders an option in a line; without it the name shows. */
  children?: (item: Item) => ReactNode
}

/** A choice from a complete list, which is searched by name in the browser. The form holds the codes. */
export function MultiSelectInput<Item extends Option>({
  items,
  ...props
}: SharedProps<Item> & { items: readonly Item[] }) {
  const [text, setText] = useState('')
  const { value, onChange } = useController({ control: useField(props.name).control, name: props.name }).field
  const codes = Array.isArray(value) ? value.map(String) : []
  const found = items.filter((item) => hasWords(text, props.nameOf(item)))
  return (
    <BoundMultiSelect<Item>
      {...props}
      {...{ text, items: found, onText: setText }}
      selected={codes.flatMap((each) => items.find((item) => item.code === each) ?? [])}
      onSelect={(now) => onChange(now.map((item) => item.code))}
      nothing={<FormattedMessage id={items.length === 0 ? 'forms.multiselect.empty' : 'forms.multiselect.nothing'} />}
    />
  )
}

interface SearchedMultiSelectProps<Item extends Found> extends SharedProps<Item> {
  text: string
  onText: (text: string) => void
  /** The records that the server found for the text. */
  found: readonly Item[]
  isSearching: boolean
  /** The server has no record at all, whatever is typed. */
  isEmpty?: boolean
}
/** A record of the server. */
interface Found {
  id: string
}

/**
 * A choice from more records than can be shown, which the caller has the server search. The form holds the records
 * themselves, so that a draft and another user's version can show their names.
 */
export function SearchedMultiSelectInput<Item extends Found>({
  name,
  found,
  isSearching,
  isEmpty = false,
  nameOf,
  children = nameOf,
  ...props
}: SearchedMultiSelectProps<Item>) {
  const { value, onChange } = useController({ control: useField(name).control, name }).field
  const chosen = (Array.isArray(value) ? value : []) as Item[]
  const ofText = isSearching ? 'forms.multiselect.searching' : 'forms.multiselect.nothing'
  const ofSearch = isSearchable(props.text) ? ofText : 'forms.multiselect.type'
  const nothing = isEmpty ? 'forms.multiselect.empty' : ofSearch
  return (
    <BoundMultiSelect
      {...props}
      name={name}
      nameOf={({ item }) => nameOf(item)}
      items={found.map(optionOf)}
      selected={chosen.map(optionOf)}
      onSelect={(now) => onChange(now.map(({ item }) => item))}
      nothing={<FormattedMessage id={nothing} values={{ count: searchedCharacters }} />}
    >
      {({ item }) => children(item)}
    </BoundMultiSelect>
  )
}

const optionOf = <Item extends Found>(item: Item) => ({ item, code: item.id })

type BoundProps<Item extends Option> = SharedProps<Item> &
  Pick<MultiSelectProps<Item>, 'text' | 'onText' | 'items' | 'nothing' | 'selected' | 'onSelect'>

/** The choice as a field of the form, the same for both kinds. */
function BoundMultiSelect<Item extends Option>({ name, items, children, ...props }: BoundProps<Item>) {
  const { formatMessage } = useIntl()
  const { id, label, error, code, control } = useField(name)
  const { ref, onBlur } = useController({ control, name }).field
  const { nameOf, selected } = props
  // §8: an error without a more specific text says that the value is to be verified.
  const isVague = error !== undefined && fieldProblemCode(code) === 'invalid'
  return (
    <MultiSelect<Item>
      {...props}
      {...{ id, label, onBlur }}
      items={items.slice(0, options)}
      listHeight={listHeightPx}
      optionHeight={optionHeightPx}
      error={isVague ? formatMessage({ id: 'forms.multiselect.verify' }) : error}
      inputRef={ref}
      texts={{
        open: formatMessage({ id: 'forms.multiselect.open' }, { label }),
        chosen: formatMessage({ id: 'forms.multiselect.chosen' }, { label }),
        count: formatMessage({ id: 'forms.multiselect.count' }, { count: selected.length }),
        remove: (item) => formatMessage({ id: 'forms.multiselect.remove' }, { name: nameOf(item) }),
      }}
    >
      {children ?? nameOf}
    </MultiSelect>
  )
}
