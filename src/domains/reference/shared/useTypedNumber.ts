import type { FormEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { isDoubtfulPhone, nationalText, type PhoneParts, phoneProblem, wholePhoneParts } from '#contract/phones.ts'

interface TypedNumber {
  /** Names of the two fields, and what stands in them. */
  codeName: string
  numberName: string
  phone: PhoneParts
  onDivide: () => void
}

/**
 * Puts in order what is typed, pasted or filled in as a telephone number: a whole number is divided into country and
 * national number, and a national one stands in groups once it is left, as people read it. One that is too short or too
 * long stays as it is.
 */
export function useTypedNumber({ codeName, numberName, phone, onDivide }: TypedNumber) {
  const { setValue } = useFormContext()
  const write = (name: string, text: string) => setValue(name, text, { shouldDirty: true })
  const divide = (parts: PhoneParts) => {
    onDivide()
    write(codeName, parts.code)
    write(numberName, nationalText(parts))
  }
  // A whole number that is typed is divided at its last digit: what is too short is doubtful.
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
