import type { ReactNode } from 'react'
import { Radio } from 'react-aria-components/RadioGroup'
import { cx } from '@/ui/cx'
import styles from './RadioCard.module.css'

export interface RadioCardOption<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

export interface RadioCardProps<Value extends string> {
  id: string
  option: RadioCardOption<Value>
}

/** One card of RadioCards. Its longer text is its description. */
export const RadioCard = <Value extends string>({ id, option }: RadioCardProps<Value>) => (
  <Radio
    className={cx(styles.card)}
    value={option.value}
    isDisabled={option.isDisabled ?? false}
    aria-labelledby={`${id}-label`}
    {...(option.description != null && { 'aria-describedby': `${id}-description` })}
  >
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
  </Radio>
)
