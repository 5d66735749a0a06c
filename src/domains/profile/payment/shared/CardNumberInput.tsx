import { CreditCard } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type ControllerRenderProps, useController } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { cardBrand, cardDigits, groupedCardNumber } from '#contract/fields/cardNumbers.ts'
import { useField } from '@/forms/input/FieldContext'
import { TextField } from '@/ui/field/text/TextField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface CardNumberInputProps {
  description?: ReactNode
  isRequired?: boolean
  /** Shown while nothing is typed: the stored number, as far as it is shown. */
  placeholder?: string | undefined
}

/** A card number, grouped as on its brand's cards while it is typed, with the name of the brand. */
export function CardNumberInput({ description, isRequired, placeholder }: CardNumberInputProps) {
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
