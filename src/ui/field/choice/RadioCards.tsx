import { type ReactNode, useId } from 'react'
import { cx } from '@/ui/cx'
import { describedBy, type FieldTexts } from '../frame/describedBy'
import { FieldError } from '../frame/FieldError'
import styles from './RadioCards.module.css'
import hidden from '@/ui/VisuallyHidden.module.css'

export interface RadioCardOption<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string> extends FieldTexts {
  options: readonly RadioCardOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  isRequired?: boolean | undefined
  /** For a field below a heading with the same text. */
  isLabelHidden?: boolean | undefined
  className?: string | undefined
}

/** A choice among few values, each on a card with room for text. */
export function RadioCards<Value extends string>({
  label,
  description,
  error,
  options,
  value,
  onChange,
  isRequired = false,
  isLabelHidden,
  className,
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      className={cx(styles.group, className)}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { description, error })}
      aria-invalid={error != null || undefined}
      aria-required={isRequired || undefined}
    >
      <span id={`${id}-label`} className={isLabelHidden ? hidden.hidden : styles.label}>
        {label}
        {isRequired && !isLabelHidden && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      {description != null && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.cards}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            group={id}
            option={option}
            isSelected={option.value === value}
            onSelect={() => onChange(option.value)}
          />
        ))}
      </div>
      {error != null && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

interface RadioCardProps<Value extends string> {
  /** Id of the group, by which the browser knows the cards that belong together. */
  group: string
  option: RadioCardOption<Value>
  isSelected: boolean
  onSelect: () => void
}

/** One card; its longer text is its description. */
function RadioCard<Value extends string>({ group, option, isSelected, onSelect }: RadioCardProps<Value>) {
  const id = `${group}-${option.value}`
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={hidden.hidden}
        name={group}
        value={option.value}
        checked={isSelected}
        onChange={onSelect}
        disabled={option.isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.description == null ? undefined : `${id}-description`}
      />
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.name}>
          {option.label}
        </span>
        {option.description != null && (
          <span id={`${id}-description`} className={styles.description}>
            {option.description}
          </span>
        )}
      </span>
      {option.icon && <span className={styles.icon}>{option.icon}</span>}
    </label>
  )
}
