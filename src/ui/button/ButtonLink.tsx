import type { ComponentPropsWithRef, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass'
import { cx } from '@/ui/cx'

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  isFullWidth?: boolean | undefined
}

/** An anchor that looks like a button, for external addresses; router Links get `buttonClass` instead. */
export const ButtonLink = ({ variant, size, icon, isFullWidth, className, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={cx(buttonClass(variant, size, isFullWidth), className)}>
    {icon}
    {children}
  </a>
)
