import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { z } from 'zod/mini'
import type { cityOptionsSchema } from '#contract/risk/findTravelers.ts'
import { useCityOptionsQuery } from '@/domains/risk/findTravelers.slice'
import { shownResults } from '@/forms/input/shownResults'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { useFormats } from '@/i18n/useFormats'
import { SearchField } from '@/ui/field/search/SearchField'

export type City = z.infer<typeof cityOptionsSchema>[number]

interface CityFieldProps {
  label: string
  placeholder?: string
  /** The code of the chosen city; empty for none. */
  code: string
  /** The name of the chosen city, where the page knows it. */
  name?: string | undefined
  onChoose: (city: City | undefined) => void
}

interface Choice {
  code: string
  city: City
}
const choiceOf = (city: City): Choice => ({ code: city.cityCode, city })
const nameOf = ({ city: { cityName, cityCode } }: Choice) => `${cityName} (${cityCode})`

/** A search field for a city by its name or code; the server searches once typing pauses. */
export function CityField({ label, placeholder, code, name, onChoose }: CityFieldProps) {
  const { locale } = useIntl()
  const { country } = useFormats()
  const [chosen, setChosen] = useState<City>()
  const named = useCityName(chosen?.cityCode === code ? '' : code, name)
  const city = code === '' ? undefined : chosen?.cityCode === code ? chosen : named
  const [typed, setTyped] = useState<{ text: string; since: string }>()
  const shown = city ? nameOf(choiceOf(city)) : ''
  const text = typed?.since === code ? typed.text : shown
  const wanted = text === shown ? '' : text.trim()
  const term = useDebouncedValue(wanted)
  const search = useCityOptionsQuery(term ? { term, culture: locale } : skipToken)
  const found = term ? shownResults(search).map(choiceOf) : []
  const choose = (next: City | undefined) => {
    setTyped(undefined)
    setChosen(next)
    onChoose(next)
  }
  return (
    <SearchField<Choice>
      label={label}
      {...(placeholder !== undefined && { placeholder })}
      error={undefined}
      inputRef={null}
      items={city && wanted === '' ? [choiceOf(city)] : found}
      text={text}
      onText={(now) => {
        if (now === '' && code !== '') choose(undefined)
        else setTyped({ text: now, since: code })
      }}
      nameOf={nameOf}
      selected={city?.cityCode ?? null}
      onSelect={(choice) => (choice ? choose(choice.city) : setTyped(undefined))}
      onBlur={() => undefined}
      nothing={
        <FormattedMessage
          id={search.isFetching || term !== wanted ? 'findTravelers.city.searching' : 'findTravelers.city.nothing'}
        />
      }
    >
      {({ city: each }) => (
        <>
          <strong>{each.cityName}</strong> {each.cityCode}
          {each.countryCode && ` · ${country(each.countryCode)}`}
        </>
      )}
    </SearchField>
  )
}

/** A city of the address by its code; the code alone where its name is unknown. */
function useCityName(code: string, name: string | undefined): City | undefined {
  const { locale } = useIntl()
  const { currentData } = useCityOptionsQuery(code && !name ? { term: code, culture: locale } : skipToken)
  if (code === '') return undefined
  return (
    currentData?.find(({ cityCode }) => cityCode === code) ?? {
      cityName: name ?? code,
      cityCode: code,
      countryCode: '',
    }
  )
}
