import type { ReactNode } from 'react'
import { cultureOf } from '#contract/texts/locales.ts'
import { FieldRow } from '@/forms/input/FieldRow'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { LocaleOptions } from '@/i18n/LocaleOptions'

// Fields of a person whom somebody else adds: the browser fills in nothing of the reader's own.

/** The name of a person as on a ticket. */
export const NameInputs = ({ hasMiddle = false }: { hasMiddle?: boolean }) => (
  <FieldRow isTight={hasMiddle}>
    <TextInput name="firstName" isRequired autoComplete="off" />
    {hasMiddle && <TextInput name="middleName" autoComplete="off" />}
    <TextInput name="lastName" isRequired autoComplete="off" />
  </FieldRow>
)

interface EmailInputProps {
  isRequired?: boolean
  readOnly?: boolean
  description: ReactNode
}

/** The address of a person. */
export const EmailInput = (props: EmailInputProps) => (
  <TextInput name="email" type="email" inputMode="email" autoComplete="off" {...props} />
)

/** The language in which a person gets mails and the application. */
export const LanguageInput = () => (
  <SelectInput name="cultureCode" isRequired autoComplete="off">
    <LocaleOptions valueFor={cultureOf} />
  </SelectInput>
)
