import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { IconButton, type IconButtonProps } from '@/ui/button/IconButton'
import { type PopoverTheme, tooltipThemes } from '@/ui/button/tooltipThemes'
import { usePopoverTrigger } from './usePopoverTrigger'

const Popover = lazy(() => loadOnceOnline(() => import('./Popover')))

interface PopoverButtonProps extends Pick<IconButtonProps, 'label' | 'icon' | 'size' | 'tip'> {
  theme: PopoverTheme
  /** Aligns its end with the button's, instead of its middle. */
  isAtEnd?: boolean
  /** Shown while it is open. A function gets a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button with only an icon, and a popover that opens as its theme in §9 defines. */
export function PopoverButton({ theme, isAtEnd, label, icon, size, tip, children }: PopoverButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const { state, close, triggerProps, popoverProps } = usePopoverTrigger(tooltipThemes[theme])
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        icon={icon}
        size={size}
        tip={tip}
        aria-haspopup="dialog"
        aria-expanded={state !== 'closed'}
        {...triggerProps}
      />
      {state !== 'closed' && (
        <Suspense fallback={null}>
          <Popover
            theme={tooltipThemes[theme]}
            isAtEnd={isAtEnd}
            isPressed={state === 'pressed'}
            onClose={close}
            triggerRef={trigger}
            label={label}
            {...popoverProps}
          >
            {typeof children === 'function' ? children(close) : children}
          </Popover>
        </Suspense>
      )}
    </>
  )
}
