import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useField } from '@/forms/input/FieldContext'
import { Button } from '@/ui/button/Button'
import { SelectField } from '@/ui/field/choice/SelectField'
import styles from './KnownTravelerNumbers.module.css'
import { TravelerNumberInput } from './TravelerNumberInput'
import { programNames, programs, type TravelerNumberValues, type TravelerProgram } from './travelerNumbers.rules'
import layout from '@/ui/layout/layout.module.css'

/** The numbers of trusted-traveler programs, a row each, then the redress number of the few who have one. */
export function KnownTravelerNumbers() {
  const { setValue, clearErrors } = useFormContext<TravelerNumberValues>()
  const { saved, shown, free, setAdded } = useRows()
  const add = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState(0)
  // The button is hidden while every program has a row, and returns with the program that a row frees.
  useEffect(() => {
    if (removed > 0) add.current?.focus()
  }, [removed])
  const change = (from: TravelerProgram, to: TravelerProgram | undefined, value: string) => {
    setAdded(shown.flatMap((name) => (name === from ? (to ?? []) : name)))
    setValue(from, '', { shouldDirty: true })
    clearErrors(from)
    if (to) setValue(to, value, { shouldDirty: true })
    else setRemoved(removed + 1)
  }
  return (
    <div className={layout.stack4}>
      {(saved.length > 0 || shown.length > 0) && (
        <ul role="list" className={styles.rows}>
          {saved.map((name) => (
            <li key={name}>
              <TravelerNumberInput name={name} />
            </li>
          ))}
          {shown.map((name, index) => (
            // A row stays the same when its program changes, so that the select keeps the focus.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <NewNumber name={name} free={free} onChange={(to, value) => change(name, to, value)} />
            </li>
          ))}
        </ul>
      )}
      {free[0] && (
        <Button
          ref={add}
          variant="secondary"
          size="small"
          className={layout.selfStart}
          icon={<Plus aria-hidden="true" />}
          onClick={() => free[0] && setAdded([...shown, free[0]])}
        >
          <FormattedMessage
            id={saved.length + shown.length > 0 ? 'profile.personal.known.another' : 'profile.personal.known.add'}
          />
        </Button>
      )}
      <RedressNumber />
    </div>
  )
}

/** The programs with a saved number, with a row for a new number, and without either. */
function useRows() {
  const values = useWatch<TravelerNumberValues>()
  const { defaultValues } = useFormState<TravelerNumberValues>()
  const [added, setAdded] = useState<{ since: unknown; names: TravelerProgram[] }>()
  // Saving and discarding set other default values; rows in which nothing is typed then close.
  const open = added?.since === defaultValues ? (added?.names ?? []) : []
  const saved = programs.filter((name) => defaultValues?.[name])
  const typed = programs.filter((name) => values[name] && !saved.includes(name))
  const shown = [...new Set([...open, ...typed])].filter((name) => !saved.includes(name))
  return {
    saved,
    shown,
    free: programs.filter((name) => !saved.includes(name) && !shown.includes(name)),
    setAdded: (names: TravelerProgram[]) => setAdded({ since: defaultValues, names }),
  }
}

interface NewNumberProps {
  name: TravelerProgram
  /** The programs that have no row. */
  free: readonly TravelerProgram[]
  /** Takes the number to another program, or away with the row. */
  onChange: (to: TravelerProgram | undefined, value: string) => void
}

/** Program and number on one row. */
function NewNumber({ name, free, onChange }: NewNumberProps) {
  const { formatMessage } = useIntl()
  const { getValues } = useFormContext<TravelerNumberValues>()
  const { id } = useField(name)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (!getValues(name)) select.current?.focus()
    // Only when the row appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div role="group" aria-label={programNames[name]} className={styles.row}>
      <SelectField
        ref={select}
        id={`${id}-program`}
        label={formatMessage({ id: 'profile.personal.known.program' })}
        value={name}
        onChange={({ target }) => onChange(target.value as TravelerProgram, getValues(name))}
      >
        {programs
          .filter((each) => each === name || free.includes(each))
          .map((each) => (
            <option key={each} value={each}>
              {programNames[each]}
            </option>
          ))}
      </SelectField>
      <TravelerNumberInput key={name} name={name} />
      <Button variant="quietDanger" size="small" className={styles.remove} onClick={() => onChange(undefined, '')}>
        <FormattedMessage id="profile.personal.known.remove" />
      </Button>
    </div>
  )
}

/** Behind a link, as most people have none. */
function RedressNumber() {
  const { defaultValues } = useFormState<TravelerNumberValues>()
  const { setFocus } = useFormContext<TravelerNumberValues>()
  const typed = useWatch<TravelerNumberValues, 'redressNumber'>({ name: 'redressNumber' })
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) setFocus('redressNumber')
  }, [isOpen, setFocus])
  if (isOpen || typed || defaultValues?.redressNumber) return <TravelerNumberInput name="redressNumber" />
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="profile.personal.known.redress" />
      </Button>
    </div>
  )
}
