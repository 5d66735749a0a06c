import { useImperativeHandle, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { tooltipThemes } from './tooltipThemes'
import { useTooltip } from './useTooltip'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  /** The accessible name, also shown as tooltip; it must include the badge's text ("Notifications, 9+ new"). */
  label: string
  icon: ReactNode
  /** Short text on the corner, such as a count. */
  badge?: ReactNode
  size?: 'small' | 'medium' | undefined
  variant?: 'quiet' | 'outlined' | undefined
  /** The theme of §9 that places its tooltip. */
  tip?: 'base' | 'arrangerList' | undefined
}

/** A button with only an icon. Pointer handlers passed to it replace those of its tooltip, which focus still shows. */
export const IconButton = ({
  label,
  icon,
  badge,
  size = 'medium',
  variant = 'quiet',
  tip = 'base',
  type = 'button',
  className,
  ref,
  ...rest
}: IconButtonProps) => {
  const { tipRef, anchorRef, anchorProps } = useTooltip()
  useImperativeHandle(ref, () => anchorRef.current as HTMLButtonElement, [anchorRef])

  return (
    <button
      {...anchorProps}
      {...rest}
      ref={anchorRef}
      type={type}
      aria-label={label}
      className={cx(styles.button, styles[size], styles[variant], className)}
    >
      {icon}
      {badge != null && badge !== false && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      <span
        ref={tipRef}
        popover="manual"
        className={styles.tip}
        data-placement={tooltipThemes[tip].placement}
        style={{ margin: tooltipThemes[tip].distance }}
        aria-hidden="true"
      >
        {label}
      </span>
    </button>
  )
}
