import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LocalDateField } from '@/forms/input/LocalDateField'
import { isDay } from '@/lib/localDateTime'

interface Days {
  fromDate: string
  toDate: string
}

interface DayFieldsProps {
  days: Days
  onChange: (days: Days) => void
}

/** The first and the last day of the search. Days that cannot be searched are explained, and kept as typed. */
export function DayFields({ days, onChange }: DayFieldsProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<{ days: Days; since: string }>()
  const since = `${days.fromDate} ${days.toDate}`
  const shown = typed?.since === since ? typed.days : days
  const isReadable = isDay(shown.fromDate) && isDay(shown.toDate)
  const isInOrder = !isReadable || shown.fromDate <= shown.toDate
  const change = (changed: Partial<Days>) => {
    const next = { ...shown, ...changed }
    setTyped({ days: next, since })
    if (isDay(next.fromDate) && isDay(next.toDate) && next.fromDate <= next.toDate) onChange(next)
  }
  const problem = (day: string) =>
    isDay(day) ? undefined : formatMessage({ id: 'findTravelers.filter.day.unreadable' })
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
          problem(shown.toDate) ?? (isInOrder ? undefined : formatMessage({ id: 'findTravelers.filter.day.order' }))
        }
        onChange={(toDate) => change({ toDate })}
      />
    </>
  )
}
