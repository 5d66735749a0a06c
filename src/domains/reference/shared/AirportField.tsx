import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ReactNode, type Ref, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Airport } from '#contract/airports.ts'
import type { Place } from '#contract/trips.ts'
import { SearchField } from '@/ui/SearchField'
import { useDebouncedValue } from '@/forms/useDebouncedValue'
import styles from './AirportField.module.css'
import { useAirportsQuery } from '@/domains/reference/airports.slice'

interface AirportFieldProps {
  label: string
  value: Place | null
  onChange: (place: Place | null) => void
  onBlur: () => void
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  isRequired: boolean
  id?: string
  description?: ReactNode
  /** What the empty list says, while it is searched and once nothing is found. */
  words: { searching: ReactNode; nothing: ReactNode }
}

const labelOf = ({ code, name, city }: Place) =>
  name ? [city === name ? '' : city, name].filter(Boolean).join(', ') + (code && ` (${code})`) : code

interface Choice {
  code: string
  place: Place
  /** The city with its country. */
  where: string
}

const choiceOf = ({ code, name, cityName, cityCode, countryCode, countryName, timeZone }: Airport): Choice => ({
  code,
  place: { code, name, city: cityName, cityCode, countryCode, timeZone },
  where: `${cityName}, ${countryName}`,
})

/** A place by the airport's code, city or name; the server finds, accents and case do not matter. */
export function AirportField({ value, onChange, words, ...rest }: AirportFieldProps) {
  const { text, setText } = useText(value)
  const isSettled = value !== null && text === labelOf(value)
  const { found, isSearching } = useFound(isSettled ? '' : text)
  return (
    <SearchField<Choice>
      {...rest}
      items={isSettled ? [{ code: value.code, place: value, where: value.city }] : found}
      text={text}
      onText={(typed) => {
        setText(typed)
        if (typed === '') onChange(null)
      }}
      nameOf={({ place }) => labelOf(place)}
      selected={value?.code ?? null}
      onSelect={(choice) => {
        if (choice) onChange(choice.place)
        // Leaving the field without choosing brings back what was chosen before.
        const shown = choice?.place ?? value
        setText(shown ? labelOf(shown) : '')
      }}
      nothing={isSearching ? words.searching : words.nothing}
    >
      {({ code, place, where }) => (
        <span className={styles.airport}>
          <strong>{code}</strong>
          <span>
            {where}
            <span className={styles.name}>{place.name}</span>
          </span>
        </span>
      )}
    </SearchField>
  )
}

/** What stands in the field: what is typed, and the name of the place whenever another one is chosen. */
function useText(value: Place | null) {
  const name = value ? labelOf(value) : ''
  const [text, setText] = useState(name)
  const [named, setNamed] = useState(name)
  if (name !== named) {
    setNamed(name)
    // A name may come late; what was typed meanwhile stays.
    if (text === named) setText(name)
  }
  return { text, setText }
}

/** What the server finds once typing has paused. */
function useFound(text: string) {
  const { locale } = useIntl()
  const term = useDebouncedValue(text).trim()
  const { currentData, isFetching } = useAirportsQuery(term ? { term, culture: locale } : skipToken)
  return {
    found: term && currentData ? currentData.map(choiceOf) : [],
    isSearching: isFetching || term !== text.trim(),
  }
}
