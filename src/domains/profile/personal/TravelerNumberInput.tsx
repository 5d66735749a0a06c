import { useEffect, useRef, useState, type Ref } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { TravelerNumber } from '#contract/profile/profile.ts'
import { useField } from '@/forms/input/FieldContext'
import { Button } from '@/ui/button/Button'
import { TextField } from '@/ui/field/text/TextField'
import { travelerNumberWarning } from './travelerNumbers.rules'
import styles from './TravelerNumberInput.module.css'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
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

interface KeptNumberProps {
  id: string
  label: string
  mask: string
  isRemoved: boolean
  changeRef: Ref<HTMLButtonElement>
  onChange: () => void
  onRemove: () => void
  onKeep: () => void
}

/** A stored number, masked, with buttons to change and remove it; or a note that saving will remove it. */
function MaskedNumber({ id, label, mask, isRemoved, changeRef, onChange, onRemove, onKeep }: KeptNumberProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const wasRemoved = useRef(isRemoved)
  useEffect(() => {
    if (wasRemoved.current === isRemoved) return
    wasRemoved.current = isRemoved
    if (document.activeElement === document.body) (isRemoved ? keep : remove).current?.focus()
  }, [isRemoved])
  const described = { 'aria-describedby': `${id}-label` }
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.kept}>
      <p id={`${id}-label`} className={cx(textStyle.small, textStyle.strong, textStyle.snug)}>
        {label}
      </p>
      <p role="status" className={isRemoved ? textStyle.warning : styles.mask}>
        {isRemoved ? <FormattedMessage id="profile.personal.known.removed" /> : <Masked mask={mask} />}
      </p>
      <div className={styles.actions}>
        {isRemoved ? (
          <Button key="keep" ref={keep} variant="secondary" onClick={onKeep} {...described}>
            <FormattedMessage id="profile.personal.known.keep" />
          </Button>
        ) : (
          <>
            <Button key="change" ref={changeRef} variant="secondary" onClick={onChange} {...described}>
              <FormattedMessage id="profile.personal.known.change" />
            </Button>
            <Button key="remove" ref={remove} variant="quietDanger" onClick={onRemove} {...described}>
              <FormattedMessage id="profile.personal.known.remove" />
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Asterisks on screen, words for screen readers. */
const Masked = ({ mask }: { mask: string }) => (
  <>
    <span aria-hidden="true">{mask}</span>
    <VisuallyHidden>
      <FormattedMessage
        id={mask.endsWith('*') ? 'profile.personal.known.hidden' : 'profile.personal.known.ends'}
        values={{ end: mask.replaceAll('*', '') }}
      />
    </VisuallyHidden>
  </>
)
