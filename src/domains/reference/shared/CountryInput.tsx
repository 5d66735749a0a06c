import { useController } from 'react-hook-form'
import { useField } from '@/forms/input/FieldContext'
import { SelectField } from '@/ui/field/choice/SelectField'
import { CountryOptions, useCountries } from './CountryOptions'

interface CountryInputProps {
  name: string
  description?: string
  isRequired?: boolean
  /** Which countries are offered, by code; all where it is left out. */
  isOffered?: (code: string) => boolean
  autoComplete?: 'country' | 'billing country'
}

/** A select of countries bound to the form; its value is the two-letter code. */
export function CountryInput({ name, isOffered, ...rest }: CountryInputProps) {
  const { id, label, error, control } = useField(name)
  const { field } = useController({ control, name })
  const countries = useCountries().filter(({ countryCode }) => !isOffered || isOffered(countryCode))
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <SelectField {...rest} {...field} id={id} value={value} label={label} error={error}>
      <CountryOptions countries={countries} selected={value} />
    </SelectField>
  )
}
