import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { RadioInput } from '@/forms/RadioInput'
import { preferenceLabelId } from './preferenceWords'

interface ChoiceInputProps<Value extends string> {
  name: string
  values: readonly Value[]
  /** What a choice looks like, where a drawing says it faster. */
  Drawing?: ComponentType<{ chosen: Value }>
}

/** One of a few ways to travel, each on a card; the first is no preference. */
export function ChoiceInput<Value extends string>({ name, values, Drawing }: ChoiceInputProps<Value>) {
  const { formatMessage } = useIntl()
  const option = (value: Value) => ({
    value,
    label: formatMessage({ id: preferenceLabelId(name, value) }),
    icon: Drawing && <Drawing chosen={value} />,
  })
  return <RadioInput name={name} options={values.map(option)} />
}
