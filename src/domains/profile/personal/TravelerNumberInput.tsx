import { useEffect, useRef, useState } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { TravelerNumber } from '#contract/profile/profile.ts'
import { useField } from '@/forms/input/FieldContext'
import { Button } from '@/ui/button/Button'
import { TextField } from '@/ui/field/text/TextField'
import { travelerNumberWarning } from './travelerNumbers.rules'
import { MaskedNumber } from './MaskedNumber'
import styles from './TravelerNumberInput.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** A number that is stored masked: shown as received, replaced or removed as a whole. A mask cannot be edited. */
export function TravelerNumberInput({ name }: { name: TravelerNumber }) {
  const { id, label, error, control } = useField(name)
  const { field } = useController({ control, name })
  const { defaultValues } = useFormState({ control, name })
  const [openSince, setOpenSince] = useState<unknown>()
  const change = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement | null>(null)
  const mask = String(defaultValues?.[name] ?? '')
  const value = String(field.value)
  // Saving and discarding set other default values; the field then closes.
  const isOpen = openSince !== undefined && openSince === defaultValues
  const isKept = mask !== '' && value === mask && !isOpen
  const isRemoved = mask !== '' && value === ''
  const isTyping = !isKept && !isRemoved
  const wasTyping = useRef(isTyping)
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body
    if (wasTyping.current && !isTyping && hasLostFocus) change.current?.focus()
    wasTyping.current = isTyping
  }, [isTyping])
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])

  if (!isTyping)
    return (
      <MaskedNumber
        id={id}
        label={label}
        mask={mask}
        isRemoved={isRemoved}
        changeRef={change}
        onChange={() => setOpenSince(defaultValues)}
        onRemove={() => field.onChange('')}
        onKeep={() => field.onChange(mask)}
      />
    )
  const warning = travelerNumberWarning(name, value === mask ? '' : value)
  return (
    <div className={cx(layout.stack2, layout.start)}>
      <TextField
        id={id}
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        className={styles.field}
        label={label}
        error={error}
        value={value === mask ? '' : value}
        onChange={({ target }) => field.onChange(target.value === '' ? mask : target.value)}
        onBlur={field.onBlur}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        description={
          <>
            <FormattedMessage id={`profile.personal.known.${name}.text`} />
            <span role="status" className={cx(layout.block, textStyle.warning, textStyle.medium)}>
              {warning && <FormattedMessage id={`profile.personal.warning.${warning}`} />}
            </span>
          </>
        }
      />
      {mask !== '' && (
        <Button
          variant="secondary"
          onClick={() => {
            field.onChange(mask)
            setOpenSince(undefined)
          }}
        >
          <FormattedMessage id="profile.personal.known.keep" />
        </Button>
      )}
    </div>
  )
}
