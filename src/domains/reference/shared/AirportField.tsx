import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ReactNode, type Ref, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Airport } from '#contract/trips/airports.ts'
import type { Place } from '#contract/trips/trips.ts'
import { SearchField } from '@/ui/field/search/SearchField'
import { shownResults } from '@/forms/input/shownResults'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import styles from './AirportField.module.css'
import { useAirportsQuery } from '@/domains/reference/airports.slice'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

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
  /** Texts for an empty list, during a search and after one without results. */
  words: { searching: ReactNode; nothing: ReactNode }
}

/** An airport as its field shows it: `Montréal, Montréal–Trudeau (YUL)`. */
export const placeName = ({ code, name, city }: Place) =>
  name ? [city === name ? '' : city, name].filter(Boolean).join(', ') + (code && ` (${code})`) : code

interface Choice {
  code: string
  place: Place
  /** The city and its country. */
  where: string
}

const choiceOf = ({ code, name, cityName, cityCode, countryCode, countryName, timeZone }: Airport): Choice => ({
  code,
  place: { code, name, city: cityName, cityCode, countryCode, timeZone },
  where: `${cityName}, ${countryName}`,
})

/** A search field for a place by the airport's code, city or name; the server searches, ignoring accents and case. */
export function AirportField({ value, onChange, words, ...rest }: AirportFieldProps) {
  const { text, setText } = useText(value)
  const isSettled = value !== null && text === placeName(value)
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
      nameOf={({ place }) => placeName(place)}
      selected={value?.code ?? null}
      onSelect={(choice) => {
        if (choice) onChange(choice.place)
        // Leaving the field without choosing restores the previous choice.
        const shown = choice?.place ?? value
        setText(shown ? placeName(shown) : '')
      }}
      nothing={isSearching ? words.searching : words.nothing}
    >
      {({ code, place, where }) => (
        <span className={styles.airport}>
          <strong>{code}</strong>
          <span>
            {where}
            <span className={cx(textStyle.note, layout.block)}>{place.name}</span>
          </span>
        </span>
      )}
    </SearchField>
  )
}

/** The text in the field: the typed text, or the name of a newly chosen place. */
function useText(value: Place | null) {
  const name = value ? placeName(value) : ''
  const [text, setText] = useState(name)
  const [named, setNamed] = useState(name)
  if (name !== named) {
    setNamed(name)
    // The name may load late. It must not replace typed text.
    if (text === named) setText(name)
  }
  return { text, setText }
}

/** Search results of the server, once typing has paused. */
function useFound(text: string) {
  const { locale } = useIntl()
  const term = useDebouncedValue(text).trim()
  const search = useAirportsQuery(term ? { term, culture: locale } : skipToken)
  return {
    found: term ? shownResults(search).map(choiceOf) : [],
    isSearching: search.isFetching || term !== text.trim(),
  }
}
