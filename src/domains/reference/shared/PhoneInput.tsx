import { useState, type FormEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  isDoubtfulPhone,
  nationalText,
  type PhoneParts,
  phoneProblem,
  wholePhoneParts,
} from '#contract/fields/phones.ts'
import { useField } from '@/forms/input/FieldContext'
import { TextInput } from '@/forms/input/TextInput'
import { SelectField } from '@/ui/field/choice/SelectField'
import { useCountries } from './CountryOptions'
import { phoneCountry } from '@/domains/reference/phoneCountry.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface PhoneInputProps {
  /** Names of two form fields: the calling code, and the national number. */
  codeName: string
  numberName: string
  /** The country to assume where several share a calling code. */
  preferredCountry?: string | undefined
  isRequired?: boolean
  description?: string
  /** Whether the browser may fill in the reader's own telephone. */
  isOwn?: boolean
}

/** A telephone: its country, chosen by name, and the national number. */
export function PhoneInput({
  codeName,
  numberName,
  preferredCountry,
  isRequired,
  description,
  isOwn,
}: PhoneInputProps) {
  const { id, label, error, control } = useField(codeName)
  const { ref, onBlur, onChange, value: code } = useController({ control, name: codeName }).field
  const { value: number } = useController({ control, name: numberName }).field
  const { formatMessage } = useIntl()
  const countries = useCountries()
  const [chosen, setChosen] = useState<string>()
  const phone = { code: String(code ?? ''), number: String(number ?? '') }
  const isChosen = countries.some(
    ({ countryCode, callingCode }) => countryCode === chosen && callingCode === phone.code,
  )
  const country = isChosen ? chosen : phoneCountry(phone, preferredCountry, countries)
  const { divideOnceWhole, group } = useTypedNumber({
    codeName,
    numberName,
    phone,
    onDivide: () => setChosen(undefined),
  })
  return (
    <div className={cx(layout.columns13, layout.gap4, layout.top)} onBlur={group} onChange={divideOnceWhole}>
      <SelectField
        id={id}
        ref={ref}
        label={label}
        error={error}
        isRequired={isRequired}
        autoComplete={isOwn ? 'tel-country-code' : 'off'}
        value={country ?? ''}
        onBlur={onBlur}
        onChange={({ target }) => {
          setChosen(target.value)
          onChange(countries.find(({ countryCode }) => countryCode === target.value)?.callingCode ?? '')
        }}
      >
        <option value="">{formatMessage({ id: 'forms.choose' })}</option>
        {countries.map(({ countryCode, countryName, callingCode }) => (
          <option key={countryCode} value={countryCode}>
            {`${countryName} (+${callingCode})`}
          </option>
        ))}
      </SelectField>
      <TextInput
        name={numberName}
        type="tel"
        inputMode="tel"
        autoComplete={isOwn ? 'tel-national' : 'off'}
        isRequired={isRequired}
        description={
          phone.number !== '' && isDoubtfulPhone(phone) ? <FormattedMessage id="forms.phone.doubtful" /> : description
        }
      />
    </div>
  )
}

interface TypedNumber {
  /** Names of the two fields, and their values. */
  codeName: string
  numberName: string
  phone: PhoneParts
  onDivide: () => void
}

/**
 * Formats a typed, pasted or autofilled telephone number. A whole number is divided into country and national number; a
 * national number is grouped when the reader leaves the field. A number of a wrong length stays unchanged.
 */
function useTypedNumber({ codeName, numberName, phone, onDivide }: TypedNumber) {
  const { setValue } = useFormContext()
  const write = (name: string, text: string) => setValue(name, text, { shouldDirty: true })
  const divide = (parts: PhoneParts) => {
    onDivide()
    write(codeName, parts.code)
    write(numberName, nationalText(parts))
  }
  // A whole number is divided at its last digit, because a shorter one is ambiguous.
  const divideOnceWhole = ({ target }: FormEvent) => {
    const parts = target instanceof HTMLInputElement && target.name === numberName && wholePhoneParts(target.value)
    if (parts && !isDoubtfulPhone(parts)) divide(parts)
  }
  const group = () => {
    const parts = wholePhoneParts(phone.number)
    if (parts) divide(parts)
    else if (!phoneProblem(phone) && nationalText(phone) !== phone.number) write(numberName, nationalText(phone))
  }
  return { divideOnceWhole, group }
}
