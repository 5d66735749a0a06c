import { skipToken } from '@reduxjs/toolkit/query/react'
import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Place } from '#contract/trips/trips.ts'
import { useField } from '@/forms/input/FieldContext'
import { AirportField, placeName } from './AirportField'
import styles from './AirportField.module.css'
import { useAirportsQuery } from '@/domains/reference/airports.slice'

interface AirportInputProps {
  name: string
  description?: ReactNode
  isRequired?: boolean
  /** The city of a saved code that is not an airport's. */
  city?: { code: string; name: string } | undefined
}

/** An airport field bound to the form; its value is the three-letter code, or empty. */
export function AirportInput({ name, description, isRequired = false, city }: AirportInputProps) {
  const { id, label, error, control } = useField(name)
  const { field } = useController({ control, name })
  const [chosen, setChosen] = useState<Place | null>(null)
  const code = typeof field.value === 'string' ? field.value : ''
  const selected = useAirportName(code === chosen?.code ? '' : code, city?.code === code ? city.name : '')
  const value = code === '' ? null : code === chosen?.code ? chosen : selected
  return (
    <AirportField
      id={id}
      label={label}
      description={
        <>
          {value?.name && <span className={styles.whole}>{placeName(value)}</span>}
          {description}
        </>
      }
      error={error}
      isRequired={isRequired}
      inputRef={field.ref}
      value={value}
      onChange={(place) => {
        setChosen(place)
        field.onChange(place?.code ?? '')
      }}
      onBlur={field.onBlur}
      words={{
        searching: <FormattedMessage id="forms.airport.searching" />,
        nothing: <FormattedMessage id="forms.airport.nothing" />,
      }}
    />
  )
}

/** The place of a saved code, or of its city. Null while its name loads, and the code alone where it has no name. */
function useAirportName(code: string, nameOfCity: string): Place | null {
  const { locale } = useIntl()
  const { currentData, isFetching } = useAirportsQuery(code ? { term: code, culture: locale } : skipToken)
  const found = currentData?.find((airport) => airport.code === code)
  if (!code || (!found && !nameOfCity && isFetching)) return null
  if (!found) return { code, name: nameOfCity, city: nameOfCity, cityCode: '', countryCode: '', timeZone: '' }
  const { name, cityName, cityCode, countryCode, timeZone } = found
  return { code, name, city: cityName, cityCode, countryCode, timeZone }
}
