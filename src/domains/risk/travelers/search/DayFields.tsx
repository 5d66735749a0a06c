import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LocalDateField } from '@/forms/input/LocalDateField'
import { isDay } from '@/lib/localDateTime'

interface Days {
  /** Empty for a search without a bound. */
  fromDate: string
  toDate: string
}

interface DayFieldsProps {
  days: Days
  onChange: (days: Days) => void
}

const isReadable = (day: string) => day === '' || isDay(day)
const isInOrder = ({ fromDate, toDate }: Days) => !isDay(fromDate) || !isDay(toDate) || fromDate <= toDate

/**
 * The first and the last day of the search; either can be empty. Days that cannot be searched are explained, and kept
 * as typed.
 */
export function DayFields({ days, onChange }: DayFieldsProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<{ days: Days; since: string }>()
  const since = `${days.fromDate} ${days.toDate}`
  const shown = typed?.since === since ? typed.days : days
  const change = (changed: Partial<Days>) => {
    const next = { ...shown, ...changed }
    setTyped({ days: next, since })
    if (isReadable(next.fromDate) && isReadable(next.toDate) && isInOrder(next)) onChange(next)
  }
  const problem = (day: string) =>
    isReadable(day) ? undefined : formatMessage({ id: 'findTravelers.filter.day.unreadable' })
  return (
    <>
      <LocalDateField
        label={formatMessage({ id: 'findTravelers.filter.from' })}
        value={shown.fromDate}
        error={problem(shown.fromDate)}
        onChange={(fromDate) => change({ fromDate })}
      />
      <LocalDateField
        label={formatMessage({ id: 'findTravelers.filter.to' })}
        value={shown.toDate}
        error={
          problem(shown.toDate) ??
          (isInOrder(shown) ? undefined : formatMessage({ id: 'findTravelers.filter.day.order' }))
        }
        onChange={(toDate) => change({ toDate })}
      />
    </>
  )
}
