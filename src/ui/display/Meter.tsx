import { useId, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './Meter.module.css'

export interface MeterProps {
  label: ReactNode
  /** From 0 to `max`, null without a value. */
  value: number | null
  max: number
  /** The formatted value, shown beside the label. */
  valueText: string
  className?: string | undefined
}

/** A value on a scale, as a native meter; the number is always shown too. */
export const Meter = ({ label, value, max, valueText, className }: MeterProps) => {
  const id = useId()
  return (
    <div className={cx(styles.meter, className)}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value} aria-hidden={value !== null || undefined}>
          {valueText}
        </span>
      </div>
      {value !== null && (
        <meter id={id} className={styles.bar} min={0} max={max} value={value} aria-valuetext={valueText} />
      )}
    </div>
  )
}
