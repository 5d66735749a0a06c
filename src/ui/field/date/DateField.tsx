import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import type { CalendarProps } from './CalendarPopover'
import { IconButton } from '@/ui/button/IconButton'
import { tooltipThemes } from '@/ui/button/tooltipThemes'
import { usePopoverTrigger } from '@/ui/overlay/usePopoverTrigger'
import { WrittenField, type WrittenFieldProps } from '../text/WrittenField'

const load = () => import('./CalendarPopover')
const CalendarPopover = lazy(load)
/** A failure to load is shown when the calendar is opened. */
const preload = () => void load().catch(() => undefined)

export interface DateFieldProps
  extends Omit<WrittenFieldProps, 'after' | 'min' | 'max'>, Pick<CalendarProps, 'min' | 'max' | 'opensAt'> {
  /** `open` is the name of the button and of the calendar it opens. */
  words: CalendarProps['words'] & { open: string }
}

/**
 * A date that is typed, or chosen in a calendar, which loads when the pointer or focus comes near. The value is
 * `yyyy-MM-dd`.
 */
export function DateField({ words, min, max, opensAt, ...field }: DateFieldProps) {
  const { value, write, onChange } = field
  const trigger = useRef<HTMLButtonElement>(null)
  const { state, close, triggerProps, popoverProps } = usePopoverTrigger(tooltipThemes.tripsHelp)
  return (
    <WrittenField
      {...field}
      after={
        <span role="presentation" onFocus={preload} onPointerEnter={preload}>
          <IconButton
            ref={trigger}
            label={words.open}
            icon={<CalendarDays aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={state !== 'closed'}
            {...triggerProps}
          />
          {state !== 'closed' && (
            <Suspense fallback={null}>
              <CalendarPopover
                {...popoverProps}
                {...{ words, min, max, opensAt }}
                label={words.open}
                triggerRef={trigger}
                onClose={close}
                value={write(value) === undefined ? undefined : value}
                onChoose={onChange}
              />
            </Suspense>
          )}
        </span>
      }
    />
  )
}
