import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useField } from '@/forms/FieldContext'
import type { MessageId } from '@/i18n/messages'
import { RadioCards } from '@/ui/RadioCards'
import { preferenceLabelId } from './preferenceWords'

interface ChoiceInputProps<Value extends string> {
  name: string
  values: readonly Value[]
  /** What a choice looks like, where a drawing says it faster. */
  iconOf?: (value: Value) => ReactNode
}

/** One of a few ways to travel, each on a card; the first is no preference. */
export function ChoiceInput<Value extends string>({ name, values, iconOf }: ChoiceInputProps<Value>) {
  const { label, error, control } = useField(name)
  const { field } = useController({ control, name })
  const { formatMessage } = useIntl()
  return (
    <RadioCards
      label={label}
      error={error}
      name={name}
      value={field.value as Value}
      onChange={field.onChange}
      options={values.map((value) => ({
        value,
        label: formatMessage({ id: preferenceLabelId(name, value) as MessageId }),
        icon: iconOf?.(value),
      }))}
    />
  )
}
