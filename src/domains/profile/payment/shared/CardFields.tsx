import { LockKeyhole, CreditCard } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type ControllerRenderProps, useController } from 'react-hook-form'
import { cardBrand, cardDigits, groupedCardNumber } from '#contract/fields/cardNumbers.ts'
import { FieldRow } from '@/forms/input/FieldRow'
import { MonthInput } from '@/forms/input/MonthInput'
import { TextInput } from '@/forms/input/TextInput'
import { useField } from '@/forms/input/FieldContext'
import { useNow } from '@/i18n/useNow'
import { TextField } from '@/ui/field/text/TextField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CardFields.module.css'

/** Years on offer: issuers print at most ten, the server accepts twenty. */
const yearsAhead = 20

/** The fields of a new or existing card. @param maskedNumber of an existing card, whose number an empty field keeps */
export function CardFields({ maskedNumber }: { maskedNumber?: string }) {
  const { formatMessage } = useIntl()
  const from = useNow().getFullYear()
  return (
    <>
      <CardNumberInput
        isRequired={maskedNumber === undefined}
        placeholder={maskedNumber}
        description={
          maskedNumber === undefined ? (
            <FormattedMessage id="profile.payment.number.hint" />
          ) : (
            <FormattedMessage id="profile.payment.number.kept" values={{ ending: maskedNumber.slice(-4) }} />
          )
        }
      />
      <p className={styles.note}>
        <LockKeyhole aria-hidden="true" />
        <FormattedMessage id="profile.payment.sealed" />
      </p>
      <FieldRow>
        <TextInput
          name="name"
          isRequired
          autoComplete="cc-name"
          description={formatMessage({ id: 'profile.payment.name.hint' })}
        />
        <MonthInput name="expiryDate" isRequired years={{ from, to: from + yearsAhead }} />
      </FieldRow>
    </>
  )
}

interface CardNumberInputProps {
  description?: ReactNode
  isRequired?: boolean
  /** Shown while nothing is typed: the stored number, as far as it is shown. */
  placeholder?: string | undefined
}

/** A card number, grouped as on its brand's cards while it is typed, with the name of the brand. */
function CardNumberInput({ description, isRequired, placeholder }: CardNumberInputProps) {
  const { id, label, error, control } = useField('number')
  const { field } = useController({ control, name: 'number' })
  const value = String(field.value ?? '')
  const { attach, change } = useGrouping(field)
  const brand = cardBrand(value)
  return (
    <>
      <TextField
        id={id}
        ref={attach}
        name="number"
        label={label}
        error={error}
        isRequired={isRequired}
        before={<CreditCard />}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        placeholder={placeholder}
        description={brand ? <strong>{brand}</strong> : description}
        value={value}
        onBlur={field.onBlur}
        onChange={change}
      />
      <VisuallyHidden role="status">
        {brand && <FormattedMessage id="profile.payment.brand.found" values={{ brand }} />}
      </VisuallyHidden>
    </>
  )
}

/** Groups the digits as they are typed; the caret stays after the same digit. */
function useGrouping({ ref, onChange }: Pick<ControllerRenderProps, 'ref' | 'onChange'>) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ at: number }>()
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current) input.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const grouped = groupedCardNumber(target.value)
    const behind = cardDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length
    setCaret({ at: positionBehind(grouped, behind) })
    onChange(grouped)
  }
  const attach = (element: HTMLInputElement | null) => {
    input.current = element
    ref(element)
  }
  return { attach, change }
}

function positionBehind(grouped: string, digits: number): number {
  let at = 0
  for (let seen = 0; seen < digits && at < grouped.length; at += 1) if (grouped[at] !== ' ') seen += 1
  return at
}
