import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type FlightSearch, flightText, readFlight } from '#contract/risk/typedFlight.ts'
import { useFlightOptionsQuery } from '@/domains/risk/findTravelers.slice'
import { isSearchable } from '@/forms/input/isSearchable'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { TextField } from '@/ui/field/text/TextField'
import { shownResults } from '@/forms/input/shownResults'

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
  const options = shownResults(useFlightOptionsQuery(isSearchable(settled) ? { term: settled.trim() } : skipToken))
  const read = text.trim() === '' ? none : readFlight(text)
  const asked = useRef(written)
  useEffect(() => {
    // A text that is no flight searches for none: the list would otherwise be that of the flight before.
    const next = read ?? none
    if (settled !== text || flightText(next) === written) return
    asked.current = flightText(next)
    onChange(next)
    // oxlint-disable-next-line react/exhaustive-deps -- searches once for each text, not when other values change
  }, [settled])
  // Cleared, or changed by going back. Where the address has what was asked for, the text may be ahead of it by now.
  useEffect(() => {
    if (written === asked.current) return
    asked.current = written
    setText(written)
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
        {options.map((flight) => (
          <option key={flightText(flight)}>{flightText(flight)}</option>
        ))}
      </datalist>
    </>
  )
}
