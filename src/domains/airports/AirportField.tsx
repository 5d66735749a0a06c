import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { useIntl } from 'react-intl'
import type { Airport } from '#contract/airports.ts'
import { limits } from '#contract/limits.ts'
import type { Place } from '#contract/trips.ts'
import control from '@/ui/control.module.css'
import styles from './AirportField.module.css'
import { useAirportsQuery } from './airports.queries'

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
  place: Place
  city: string
}

const choiceOf = ({ code, name, cityName, countryCode, countryName, timeZone }: Airport): Choice => ({
  place: { code, name, city: cityName, countryCode, timeZone },
  city: `${cityName}, ${countryName}`,
})

/** A place by the airport's code, city or name; the server finds, accents and case do not matter. */
export function AirportField({
  label,
  value,
  onChange,
  error,
  inputRef,
  isRequired,
  words,
  ...rest
}: AirportFieldProps) {
  const { text, setText } = useText(value)
  const isSettled = value !== null && text === labelOf(value)
  const { found, isSearching } = useFound(isSettled ? '' : text)
  const choices = isSettled ? [{ place: value, city: value.city }] : found
  return (
    <ComboBox
      className={styles.field ?? ''}
      items={choices}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed)
        if (typed === '') onChange(null)
      }}
      selectedKey={value?.code ?? null}
      onSelectionChange={(key) => {
        const place = choices.find(({ place: { code } }) => code === key)?.place
        if (place) onChange(place)
        // Leaving the field without choosing brings back what was chosen before.
        setText(place ? labelOf(place) : value ? labelOf(value) : '')
      }}
      onBlur={rest.onBlur}
      {...(rest.id !== undefined && { id: rest.id })}
      isInvalid={error !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
      menuTrigger="input"
      allowsEmptyCollection
    >
      <Label className={styles.label ?? ''}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </Label>
      <Input ref={inputRef} className={control.control ?? ''} autoComplete="off" />
      {rest.description != null && (
        <Text slot="description" className={styles.description ?? ''}>
          {rest.description}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
      <Popover className={styles.popover ?? ''}>
        <ListBox<Choice>
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.nothing}>{isSearching ? words.searching : words.nothing}</p>}
        >
          {({ place, city }) => (
            <ListBoxItem id={place.code} textValue={labelOf(place)} className={styles.option ?? ''}>
              <strong>{place.code}</strong>
              <span>
                {city}
                <span className={styles.name}>{place.name}</span>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/** What stands in the field: what is typed, and the name of the place whenever another one is chosen. */
function useText(value: Place | null) {
  const name = value ? labelOf(value) : ''
  const [text, setText] = useState(name)
  const [named, setNamed] = useState(name)
  if (name !== named) {
    setNamed(name)
    setText(name)
  }
  return { text, setText }
}

/** What the server finds once typing has paused. */
function useFound(text: string) {
  const { locale } = useIntl()
  const [term, setTerm] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTerm(text.trim()), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  const { currentData, isFetching } = useAirportsQuery(term ? { term, culture: locale } : skipToken)
  return {
    found: term && currentData ? currentData.map(choiceOf) : [],
    isSearching: isFetching || term !== text.trim(),
  }
}
