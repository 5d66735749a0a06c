import type { ReactNode } from 'react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldProblemCode } from '#contract/fieldProblemCodes.ts'
import { limits } from '#contract/limits.ts'
import { MultiSelect, type MultiSelectProps, type Option } from '@/ui/MultiSelect'
import { useField } from './FieldContext'

const { options, listHeightPx, optionHeightPx } = limits.multiselect

interface SharedProps<Item extends Option> {
  name: string
  isRequired?: boolean
  description?: ReactNode
  nameOf: (item: Item) => string
  /** Renders an option, on one line; its name where missing. */
  children?: (item: Item) => ReactNode
}

/** A choice among a list that is all there, searched here by the names. The form holds the codes. */
export function MultiSelectInput<Item extends Option>({
  items,
  ...props
}: SharedProps<Item> & { items: readonly Item[] }) {
  const [text, setText] = useState('')
  const words = plain(text.trim())
  const found = words === '' ? items : items.filter((item) => plain(props.nameOf(item)).includes(words))
  return (
    <BoundMultiSelect<Item>
      {...props}
      {...{ text, known: items, items: found, onText: setText }}
      nothing={<FormattedMessage id={items.length === 0 ? 'forms.multiselect.empty' : 'forms.multiselect.nothing'} />}
    />
  )
}

interface SearchedMultiSelectProps<Item extends Option> extends SharedProps<Item> {
  text: string
  onText: (text: string) => void
  /** What the server found for the text. */
  items: readonly Item[]
  isSearching: boolean
  /** All that may be chosen and is known: the form holds only the codes. What is chosen here is kept beside it. */
  known: readonly Item[]
}

/** A choice among more than can be shown, which the caller lets the server search. The form holds the codes. */
export function SearchedMultiSelectInput<Item extends Option>({
  isSearching,
  ...props
}: SearchedMultiSelectProps<Item>) {
  const ofText = isSearching ? 'forms.multiselect.searching' : 'forms.multiselect.nothing'
  const id = props.text.trim() === '' ? 'forms.multiselect.type' : ofText
  return <BoundMultiSelect<Item> {...props} nothing={<FormattedMessage id={id} />} />
}

type BoundProps<Item extends Option> = SharedProps<Item> &
  Pick<MultiSelectProps<Item>, 'text' | 'onText' | 'items' | 'nothing'> & { known: readonly Item[] }

/** Bound to the form, which holds the codes of what is chosen. */
function BoundMultiSelect<Item extends Option>({ name, known, items, children, ...props }: BoundProps<Item>) {
  const { formatMessage } = useIntl()
  const { id, label, error, code, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const [chosen, setChosen] = useState<readonly Item[]>([])
  const codes = Array.isArray(value) ? value.map(String) : []
  const selected = codes.flatMap((each) => [...chosen, ...known].find((item) => item.code === each) ?? [])
  const { nameOf } = props
  // §8: what has no more specific words is to be verified.
  const isVague = error !== undefined && fieldProblemCode(code) === 'invalid'
  return (
    <MultiSelect<Item>
      {...props}
      {...{ id, label, selected, onBlur }}
      items={items.slice(0, options)}
      listHeight={listHeightPx}
      optionHeight={optionHeightPx}
      error={isVague ? formatMessage({ id: 'forms.multiselect.verify' }) : error}
      inputRef={ref}
      onSelect={(now) => {
        setChosen(now)
        onChange(now.map((item) => item.code))
      }}
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

/** Words without accents and case, as people type them. */
const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
