import { useController } from 'react-hook-form'
import { type RadioCardOption, RadioCards } from '@/ui/field/choice/RadioCards'
import { useField } from './FieldContext'

interface RadioInputProps<Value extends string> {
  name: string
  isLabelHidden?: boolean
  isRequired?: boolean
  options: readonly RadioCardOption<Value>[]
  /** The card for a form value, where form values are not the cards' values. */
  cardOf?: (held: unknown) => Value
  /** The form value for a card. */
  heldFor?: (card: Value) => unknown
}

/** A choice of few values, each on a card, bound to the form. */
export function RadioInput<Value extends string>({
  name,
  isLabelHidden,
  isRequired,
  options,
  cardOf,
  heldFor,
}: RadioInputProps<Value>) {
  const { label, error, control } = useField(name)
  const { ref, value, onChange } = useController({ control, name }).field
  return (
    <div ref={(element) => ref(element && { focus: () => checkedIn(element)?.focus() })}>
      <RadioCards
        label={label}
        isLabelHidden={isLabelHidden}
        isRequired={isRequired}
        error={error}
        value={cardOf ? cardOf(value) : (value as Value)}
        onChange={(card) => onChange(heldFor ? heldFor(card) : card)}
        options={options}
      />
    </div>
  )
}

const checkedIn = (group: HTMLElement) =>
  group.querySelector<HTMLInputElement>('input:checked') ?? group.querySelector<HTMLInputElement>('input')
