import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/button/IconButton'
import type { Tone } from '@/ui/tone'
import styles from './Banner.module.css'

const icons = {
  neutral: Info,
  accent: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
}

interface BannerBase {
  tone?: Tone | undefined
  title?: ReactNode
  children?: ReactNode
  /** Replaces the tone's own icon; `null` leaves it out. */
  icon?: ReactNode
  actions?: ReactNode
  /** Set where the element around it announces its content already. */
  isWithinLiveRegion?: boolean | undefined
  className?: string | undefined
}

interface Dismissable {
  onDismiss: () => void
  dismissLabel: string
}

export type BannerProps = BannerBase & (Dismissable | { onDismiss?: undefined; dismissLabel?: undefined })

/** A message above or within a page; danger interrupts screen readers (alert), every other tone waits (status). */
export const Banner = ({
  tone = 'info',
  title,
  children,
  icon,
  actions,
  isWithinLiveRegion = false,
  onDismiss,
  dismissLabel,
  className,
}: BannerProps) => {
  const Icon = icons[tone]
  return (
    <div
      {...(!isWithinLiveRegion && { role: tone === 'danger' ? 'alert' : 'status' })}
      className={cx(styles.banner, styles[tone], className)}
    >
      {icon !== null && <span className={styles.icon}>{icon ?? <Icon aria-hidden="true" />}</span>}
      <div className={styles.body}>
        <div className={styles.text}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton className={styles.dismiss} size="small" label={dismissLabel} icon={<X />} onClick={onDismiss} />
      )}
    </div>
  )
}
