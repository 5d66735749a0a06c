import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import type { Tone } from '@/ui/tone'
import styles from './Badge.module.css'

export interface BadgeProps {
  children: ReactNode
  tone?: Tone | undefined
  icon?: ReactNode
  className?: string | undefined
}

/** A short status text; the tone only emphasises it. */
export const Badge = ({ children, tone = 'neutral', icon, className }: BadgeProps) => (
  <span className={cx(styles.badge, styles[tone], className)}>
    {icon}
    {children}
  </span>
)
