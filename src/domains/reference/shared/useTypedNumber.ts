import type { FormEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  isDoubtfulPhone,
  nationalText,
  type PhoneParts,
  phoneProblem,
  wholePhoneParts,
} from '#contract/fields/phones.ts'

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
export function useTypedNumber({ codeName, numberName, phone, onDivide }: TypedNumber) {
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
