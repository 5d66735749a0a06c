import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass'
import { cx } from '@/ui/cx'
import { Spinner } from '@/ui/progress/Spinner'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Shown before the text. */
  icon?: ReactNode
  /** Stays focusable, keeps its width, and keeps its text where the spinner can replace an icon. Clicks are ignored. */
  isPending?: boolean | undefined
  isFullWidth?: boolean | undefined
}

/** A native button. While pending it keeps its name and focus, so that keyboard users keep their place. */
export const Button = ({
  variant = 'primary',
  size = 'medium',
  icon,
  isPending = false,
  isFullWidth = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isPending) return onClick?.(event)
    // Also prevents a second submit of the form around it.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass(variant, size, isFullWidth), className)}
      onClick={handleClick}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true })}
    >
      <span className={styles.content}>
        {isPending && icon ? <Spinner /> : icon}
        {children}
      </span>
      {isPending && !icon && <Spinner className={styles.spinner} />}
    </button>
  )
}
