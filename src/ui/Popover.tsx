import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { cx } from './cx'
import { PageLanguage } from './PageLanguage'
import styles from './Popover.module.css'

export interface PopoverProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The element it points at; gets the focus back on closing. */
  triggerRef: RefObject<Element | null>
  label: string
  children: ReactNode
  placement?: AriaPopoverProps['placement'] | undefined
  /** Distance from the trigger in px. */
  offset?: number | undefined
  className?: string | undefined
}

/**
 * A small dialog beside its trigger, which needs aria-haspopup="dialog" and aria-expanded. Large: load it on demand.
 */
export const Popover = ({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  children,
  placement = 'bottom end',
  offset = 7,
  className,
}: PopoverProps) => (
  <PageLanguage>
    <AriaPopover
      className={cx(styles.popover, className)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement={placement}
      offset={offset}
    >
      <Dialog className={cx(styles.dialog)} aria-label={label}>
        {children}
      </Dialog>
    </AriaPopover>
  </PageLanguage>
)
