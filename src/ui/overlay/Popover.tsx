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
  const shown = theme.isLow ? <Low {...{ label, isPressed }}>{children}</Low> : children
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
            {shown}
          </Dialog>
        ) : (
          <div role="group" aria-label={label} className={styles.content} {...{ onPointerEnter, onPointerLeave }}>
            {shown}
          </div>
        )}
      </AriaPopover>
    </PageLanguage>
  )
}

/** A long content that scrolls, by the keyboard as soon as it was opened, so that it has room below its trigger. */
const Low = ({ label, isPressed, children }: Pick<PopoverProps, 'label' | 'isPressed' | 'children'>) => (
  <div
    ref={isPressed ? focus : undefined}
    className={styles.low}
    // The group around it has the name while it is only hovered.
    {...(isPressed && { role: 'group', 'aria-label': label })}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the focus (WCAG 2.1.1)
    tabIndex={0}
  >
    {children}
  </div>
)

/** Without scrolling to where it stands before it has its place. */
const focus = (part: HTMLElement | null) => part?.focus({ preventScroll: true })
