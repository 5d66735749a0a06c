import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/limits.ts'
import { useField } from '@/forms/FieldContext'
import { MultiSelect } from '@/ui/MultiSelect'

const { listHeightPx, optionHeightPx } = limits.multiselect

interface AssignedInputProps<Item> {
  name: string
  description: ReactNode
  text: string
  onText: (text: string) => void
  /** What the server found for the text. */
  found: readonly Item[]
  isSearching: boolean
  nameOf: (item: Item) => string
  /** What tells those of the same name apart; empty without any. */
  factsOf: (item: Item) => string
}

/**
 * Several records, found by typing. Unlike that of other such fields the value is the records themselves, so that a draft
 * and somebody else's version can show who they are.
 */
export function AssignedInput<Item extends { id: string }>({
  name,
  description,
  text,
  onText,
  found,
  isSearching,
  nameOf,
  factsOf,
}: AssignedInputProps<Item>) {
  const { formatMessage } = useIntl()
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const chosen = value as Item[]
  const nothing = isSearching
    ? 'forms.multiselect.searching'
    : text.trim() === ''
      ? 'forms.multiselect.type'
      : 'forms.multiselect.nothing'
  return (
    <MultiSelect
      {...{ id, label, error, description, text, onText, onBlur }}
      inputRef={ref}
      {...{ listHeight: listHeightPx, optionHeight: optionHeightPx }}
      items={found.map(optionOf)}
      selected={chosen.map(optionOf)}
      onSelect={(options) => onChange(options.map(({ item }) => item))}
      nameOf={({ item }) => nameOf(item)}
      nothing={<FormattedMessage id={nothing} />}
      texts={{
        open: formatMessage({ id: 'forms.multiselect.open' }, { label }),
        chosen: formatMessage({ id: 'forms.multiselect.chosen' }, { label }),
        count: formatMessage({ id: 'forms.multiselect.count' }, { count: chosen.length }),
        remove: ({ item }) => formatMessage({ id: 'forms.multiselect.remove' }, { name: nameOf(item) }),
      }}
    >
      {({ item }) => [nameOf(item), factsOf(item)].filter(Boolean).join(' · ')}
    </MultiSelect>
  )
}

const optionOf = <Item extends { id: string }>(item: Item) => ({ item, code: item.id })
