import type { PointerEventHandler, ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { PageLanguage } from './PageLanguage'
import styles from './Popover.module.css'
import type { TooltipTheme } from '@/ui/button/tooltipThemes'

interface PopoverProps {
  theme: TooltipTheme
  isAtEnd?: boolean | undefined
  /** Opened by a click it is a dialog with the focus; opened by hovering it leaves the focus and the page alone. */
  isPressed: boolean
  onClose: () => void
  /** The element it points at; gets the focus back on closing. */
  triggerRef: RefObject<Element | null>
  label: string
  onPointerEnter: PointerEventHandler
  onPointerLeave: PointerEventHandler
  children: ReactNode
}

/** The popover beside its trigger, in a theme of §9. Large: `PopoverButton` loads it on demand. */
export default function Popover(props: PopoverProps) {
  const { theme, isAtEnd, isPressed, onClose, triggerRef, label, onPointerEnter, onPointerLeave, children } = props
  return (
    <PageLanguage>
      <AriaPopover
        key={String(isPressed)}
        className={styles.popover ?? ''}
        isOpen
        onOpenChange={onClose}
        isNonModal={!isPressed}
        triggerRef={triggerRef}
        placement={isAtEnd ? 'bottom end' : theme.placement}
        offset={theme.distance}
      >
        {isPressed ? (
          <Dialog className={styles.content ?? ''} aria-label={label}>
            {children}
          </Dialog>
        ) : (
          <div role="group" aria-label={label} className={styles.content} {...{ onPointerEnter, onPointerLeave }}>
            {children}
          </div>
        )}
      </AriaPopover>
    </PageLanguage>
  )
}
