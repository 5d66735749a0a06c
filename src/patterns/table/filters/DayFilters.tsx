import { useIntl } from 'react-intl'
import { useState } from 'react'
import layout from '@/ui/layout/layout.module.css'
import { LocalDateField } from '@/forms/input/LocalDateField'
import { isDay } from '@/lib/localDateTime'
import { dayFilters } from '../address/days'
import type { TableAddress } from '../address/tableAddress'

/** The first and the last day of the rows of a table. */
export function DayFilters({ address }: { address: TableAddress }) {
  const { formatMessage } = useIntl()
  return (
    <div className={layout.row3}>
      {dayFilters.map((name) => (
        <DayFilter key={name} address={address} name={name} label={formatMessage({ id: `tables.${name}` })} />
      ))}
    </div>
  )
}

interface DayFilterProps {
  address: TableAddress
  /** The name of the filter in the address. */
  name: string
  label: string
}

/** A day that narrows a table. One that is no day is explained, and stays as typed. */
function DayFilter({ address: { state, choose }, name, label }: DayFilterProps) {
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
