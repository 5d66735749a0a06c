import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useIntl } from 'react-intl'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { Button } from '@/ui/button/Button'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { tooltipThemes } from '@/ui/button/tooltipThemes'
import { usePopoverTrigger } from '@/ui/overlay/usePopoverTrigger'
import styles from './Choices.module.css'

const Popover = lazy(() => loadOnceOnline(() => import('@/ui/overlay/Popover')))
const theme = tooltipThemes.tripsHelp

interface ChoicesProps {
  label: string
  icon?: ReactNode
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onTick: (value: string, isTicked: boolean) => void
  isCountHidden?: boolean
}

/** A button that opens check boxes; its text has the number of ticked ones. */
export function Choices({ label, icon, options, chosen, onTick, isCountHidden = false }: ChoicesProps) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const { state, close, triggerProps, popoverProps } = usePopoverTrigger(theme)
  const count = isCountHidden ? 0 : chosen.length
  return (
    <>
      <Button
        ref={trigger}
        variant={count > 0 ? 'secondary' : 'quiet'}
        size="small"
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={state !== 'closed'}
        {...triggerProps}
      >
        {count > 0 ? formatMessage({ id: 'tables.chosen' }, { label, count }) : label}
        <ChevronDown aria-hidden="true" />
      </Button>
      {state !== 'closed' && (
        <Suspense fallback={null}>
          <Popover theme={theme} isPressed onClose={close} triggerRef={trigger} label={label} {...popoverProps}>
            <div className={styles.options}>
              {options.map((option) => (
                <CheckboxField
                  key={option.value}
                  label={option.label}
                  checked={chosen.includes(option.value)}
                  onChange={({ target }) => onTick(option.value, target.checked)}
                />
              ))}
            </div>
          </Popover>
        </Suspense>
      )}
    </>
  )
}
