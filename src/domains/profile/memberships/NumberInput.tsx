import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { TextInput } from '@/forms/TextInput'
import { looksUnusual, numberFormatOf } from './memberships.rules'

interface NumberInputProps {
  /** What the programme's numbers usually look like, where that is known. */
  pattern: string | null | undefined
  isFirst?: boolean
}

/** The number as on the card. What its programme's numbers usually look like is a hint, and never a refusal. */
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
