import { useId } from 'react'
import { Label } from 'react-aria-components/Label'
import { RadioGroup } from 'react-aria-components/RadioGroup'
import { cx } from '@/ui/cx'
import { describedBy, type FieldTexts } from './describedBy'
import { FieldError } from './FieldError'
import { RadioCard, type RadioCardOption } from './RadioCard'
import styles from './RadioCards.module.css'
import hidden from '@/ui/VisuallyHidden.module.css'

export interface RadioCardsProps<Value extends string> extends FieldTexts {
  options: readonly RadioCardOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  name?: string | undefined
  isRequired?: boolean | undefined
  /** For a field below a heading with the same text. */
  isLabelHidden?: boolean | undefined
  className?: string | undefined
}

/** A choice among few values, each on a card with room for text. Large code: load it with its form. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const {
    label,
    description,
    error,
    options,
    value,
    onChange,
    name,
    isRequired = false,
    isLabelHidden,
    className,
  } = props
  const id = useId()
  const describing = describedBy(id, { description, error })
  return (
    <RadioGroup
      className={cx(styles.group, className)}
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
      isRequired={isRequired}
      isInvalid={error != null}
      validationBehavior="aria"
      {...(name && { name })}
      {...(describing && { 'aria-describedby': describing })}
    >
      <Label className={isLabelHidden ? hidden.hidden : styles.label}>{label}</Label>
      {description != null && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.cards}>
        {options.map((option) => (
          <RadioCard key={option.value} id={`${id}-${option.value}`} option={option} />
        ))}
      </div>
      {error != null && <FieldError id={id}>{error}</FieldError>}
    </RadioGroup>
  )
}
