import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { TextInput } from '@/forms/input/TextInput'
import { looksUnusual, numberFormatOf } from './memberships.rules'

interface NumberInputProps {
  /** The usual pattern of the programme's numbers, where known. */
  pattern: string | null | undefined
  isFirst?: boolean
}

/** The membership number. A number that does not match the programme's pattern gets a warning, but is accepted. */
export function NumberInput({ pattern, isFirst = false }: NumberInputProps) {
  const { control, setFocus } = useFormContext()
  const typed: unknown = useWatch({ control, name: 'number' })
  const { errors } = useFormState({ control, name: 'number' })
  const usual = numberFormatOf(pattern)
  const isDoubtful = !errors.number && looksUnusual(typeof typed === 'string' ? typed : '', pattern)
  useEffect(() => (isFirst ? setFocus('number') : undefined), [isFirst, setFocus])
  return (
    <TextInput
      name="number"
      isRequired
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      description={
        isDoubtful ? (
          <FormattedMessage id={`profile.memberships.unusual.${usual?.kind ?? 'form'}`} values={{ ...usual }} />
        ) : usual ? (
          <FormattedMessage id={`profile.memberships.usual.${usual.kind}`} values={{ ...usual }} />
        ) : undefined
      }
    />
  )
}
