import { useState, type Ref } from 'react'
import { cx } from '@/ui/cx'
import type { FieldTexts } from '../frame/describedBy'
import control from '../frame/control.module.css'
import { GroupFrame } from '../frame/GroupFrame'
import { SelectBox } from '../choice/SelectBox'
import styles from './DayField.module.css'

type Part = 'day' | 'month' | 'year'
type Parts = Record<Part, string>

interface DayFieldProps extends FieldTexts {
  id: string
  isRequired?: boolean | undefined
  /** `yyyy-MM-dd`; missing parts are empty: `2026--`. */
  value: string
  onChange: (value: string) => void
  /** Gets the focus of the whole field. */
  firstRef?: Ref<HTMLInputElement & HTMLSelectElement> | undefined
  order: readonly Part[]
  /** The names of the twelve months. */
  months: readonly string[]
  words: Parts
  autoComplete?: 'bday' | undefined
}

const lengths = { day: 2, year: 4 }

function partsOf(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}
const twoDigits = (text: string) => (text.length === 1 ? `0${text}` : text)
const dayOf = ({ year, month, day }: Parts) => (year || month || day ? `${year}-${month}-${twoDigits(day)}` : '')

/** A date in three parts, each of which can be typed. */
export function DayField({
  id,
  value,
  onChange,
  order,
  months,
  words,
  autoComplete,
  firstRef,
  ...frame
}: DayFieldProps) {
  const [typed, setTyped] = useState(() => partsOf(value))
  // A new value from outside replaces the typed text, unless it is the same date.
  const parts = dayOf(typed) === value ? typed : partsOf(value)
  const change = (part: Part, text: string) => {
    const next = { ...parts, [part]: text }
    setTyped(next)
    onChange(dayOf(next))
  }
  const invalid = frame.error != null || undefined
  const shared = (part: Part) => ({
    'aria-label': words[part],
    'aria-invalid': invalid,
    'aria-required': frame.isRequired || undefined,
    autoComplete: autoComplete && `${autoComplete}-${part}`,
    ref: part === order[0] ? firstRef : undefined,
  })
  return (
    <GroupFrame id={id} {...frame}>
      <div className={styles.parts}>
        {order.map((part) => (
          <label key={part} className={cx(styles.part, styles[part])}>
            <span aria-hidden="true">{words[part]}</span>
            {part === 'month' ? (
              <SelectBox {...shared(part)} value={parts.month} onChange={(event) => change(part, event.target.value)}>
                <option value="">—</option>
                {months.map((name, at) => (
                  <option key={name} value={twoDigits(String(at + 1))}>
                    {name}
                  </option>
                ))}
              </SelectBox>
            ) : (
              <input
                {...shared(part)}
                className={cx(control.control)}
                inputMode="numeric"
                maxLength={lengths[part]}
                value={parts[part]}
                onChange={(event) => change(part, event.target.value.replace(/\D/g, ''))}
              />
            )}
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
