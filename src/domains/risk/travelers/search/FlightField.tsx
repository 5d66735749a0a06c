import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { type FlightSearch, flightText, readFlight } from '#contract/typedFlight.ts'
import { useFlightOptionsQuery } from '@/domains/risk/findTravelers.slice'
import { isSearchable } from '@/forms/input/isSearchable'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { TextField } from '@/ui/field/TextField'

const none: FlightSearch = { airlineCode: '', flightNumber: '' }

interface FlightFieldProps {
  value: FlightSearch
  onChange: (flight: FlightSearch) => void
}

/** A flight, an airline or a number as people write them; booked flights are proposed. It searches once typing pauses. */
export function FlightField({ value, onChange }: FlightFieldProps) {
  const { formatMessage } = useIntl()
  const listId = useId()
  const written = flightText(value)
  const [text, setText] = useState(written)
  const settled = useDebouncedValue(text)
  const { data = [] } = useFlightOptionsQuery(isSearchable(settled) ? { term: settled.trim() } : skipToken)
  const read = text.trim() === '' ? none : readFlight(text)
  useEffect(() => {
    if (settled === text && read && flightText(read) !== written) onChange(read)
    // oxlint-disable-next-line react/exhaustive-deps -- searches once for each text, not when other values change
  }, [settled])
  // Cleared, or changed by going back.
  useEffect(() => {
    if (!read || flightText(read) !== written) setText(written)
    // oxlint-disable-next-line react/exhaustive-deps -- the text must stay while it is being typed
  }, [written])
  const isUnreadable = !read && settled === text && text.trim().length > 1
  return (
    <>
      <TextField
        label={formatMessage({ id: 'findTravelers.filter.flight' })}
        placeholder={formatMessage({ id: 'findTravelers.filter.flight.example' })}
        error={isUnreadable ? formatMessage({ id: 'findTravelers.filter.flight.unreadable' }) : undefined}
        autoComplete="off"
        maxLength={12}
        list={listId}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => read && setText(flightText(read))}
      />
      <datalist id={listId}>
        {data.map((flight) => (
          <option key={flightText(flight)}>{flightText(flight)}</option>
        ))}
      </datalist>
    </>
  )
}
