import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LocalDateField } from '@/forms/input/LocalDateField'
import { isDay } from '@/lib/localDateTime'
import type { TableAddress } from './tableAddress'

interface DayFilterProps {
  address: TableAddress
  /** The name of the filter in the address. */
  name: string
  label: string
}

/** A day that narrows a table. One that is no day is explained, and stays as typed. */
export function DayFilter({ address: { state, choose }, name, label }: DayFilterProps) {
  const { formatMessage } = useIntl()
  const chosen = state.filters[name]?.[0] ?? ''
  const [typed, setTyped] = useState({ text: chosen, since: chosen })
  const shown = typed.since === chosen ? typed.text : chosen
  const change = (text: string) => {
    setTyped({ text, since: chosen })
    if (text === '' || isDay(text)) choose(name, text === '' ? [] : [text])
  }
  const isReadable = shown === '' || isDay(shown)
  return (
    <LocalDateField
      label={label}
      value={shown}
      error={isReadable ? undefined : formatMessage({ id: 'tables.day.unreadable' })}
      onChange={change}
    />
  )
}
