import { useId } from 'react'
import { cx } from '@/ui/cx'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  label: string
  /** From 0 to `max`; undefined while the end is unknown. */
  value?: number | undefined
  max?: number | undefined
  /** The value in words, such as "60 %" or "3 of 5". */
  valueText?: string | undefined
  isLabelHidden?: boolean | undefined
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined
  className?: string | undefined
}

/** A native progress element: it needs no inline style, which the content security policy would refuse. */
export const ProgressBar = ({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
  tone = 'accent',
  className,
}: ProgressBarProps) => {
  const id = useId()
  return (
    <div className={cx(styles.progress, styles[tone], className)}>
      {!isLabelHidden && (
        <div className={styles.words}>
          <label htmlFor={id}>{label}</label>
          {valueText && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <progress
        id={id}
        className={styles.bar}
        max={max}
        value={value}
        aria-label={isLabelHidden ? label : undefined}
        aria-valuetext={valueText}
      />
    </div>
  )
}
