import { endOfWeek, parseDate, startOfWeek } from '@internationalized/date'
import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { useLocale } from 'react-aria-components/I18nProvider'
import styles from './CalendarPopover.module.css'
import Popover from '@/ui/overlay/Popover'
import { tooltipThemes } from '@/ui/button/tooltipThemes'

export interface CalendarProps {
  /** Days are `yyyy-MM-dd`. */
  value: string | undefined
  onChoose: (day: string) => void
  min?: string | undefined
  max?: string | undefined
  /** The day at which the calendar opens without a value; by default today. */
  opensAt?: string | undefined
  words: { previous: string; next: string }
}

type CalendarPopoverProps = CalendarProps &
  Pick<ComponentProps<typeof Popover>, 'label' | 'triggerRef' | 'onClose' | 'onPointerEnter' | 'onPointerLeave'>

/**
 * The month in which the reader chooses a day, beside the button that opens it. Large: `DateField` loads it on demand.
 */
export default function CalendarPopover(props: CalendarPopoverProps) {
  const { value, onChoose, min, max, opensAt, words, ...popover } = props
  const dayOf = (day: string | undefined) => (day === undefined ? null : parseDate(day))
  return (
    <Popover {...popover} theme={tooltipThemes.tripsHelp} isPressed>
      <Calendar
        aria-label={popover.label}
        className={styles.calendar ?? ''}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog of a date is opened to choose one
        autoFocus
        value={dayOf(value)}
        defaultFocusedValue={dayOf(value ?? opensAt)}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        onChange={(day) => {
          onChoose(day.toString())
          popover.onClose()
        }}
      >
        <header className={styles.head}>
          <Button slot="previous" className={styles.turn ?? ''} aria-label={words.previous}>
            <ChevronRight aria-hidden="true" />
          </Button>
          <CalendarHeading className={styles.month ?? ''} />
          <Button slot="next" className={styles.turn ?? ''} aria-label={words.next}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </header>
        <WeekKeys>
          <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={styles.weekday ?? ''}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(day) => <CalendarCell date={day} className={styles.day ?? ''} />}</CalendarGridBody>
          </CalendarGrid>
        </WeekKeys>
      </Calendar>
    </Popover>
  )
}

/**
 * Home and End move to the ends of the week, as in the dialog pattern of ARIA. The library's move to the ends of the
 * month.
 */
function WeekKeys({ children }: { children: ReactNode }) {
  const state = useContext(CalendarStateContext)
  const { locale } = useLocale()
  const move = (event: KeyboardEvent) => {
    if (!state || (event.key !== 'Home' && event.key !== 'End')) return
    event.preventDefault()
    event.stopPropagation()
    state.setFocusedDate((event.key === 'Home' ? startOfWeek : endOfWeek)(state.focusedDate, locale))
  }
  return (
    <div role="presentation" onKeyDownCapture={move}>
      {children}
    </div>
  )
}
