import { useState, type Ref } from 'react'
import type { FieldTexts } from '../frame/describedBy'
import styles from './DayField.module.css'
import { GroupFrame } from '../frame/GroupFrame'
import { SelectBox } from '../choice/SelectBox'

interface MonthFieldProps extends FieldTexts {
  id: string
  isRequired?: boolean | undefined
  /** `yyyy-MM`; a missing part is empty: `2026-`. */
  value: string
  onChange: (value: string) => void
  /** Gets the focus of the whole field. */
  firstRef?: Ref<HTMLSelectElement> | undefined
  months: readonly string[]
  years: { from: number; to: number }
  words: { month: string; year: string }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Month and year of a card's expiry, with autocomplete names. In one line; an empty part names itself. */
export function MonthField({ id, value, onChange, firstRef, months, years, words, ...frame }: MonthFieldProps) {
  const [typed, setTyped] = useState(value)
  const [year = '', month = ''] = (typed === value ? typed : value).split('-')
  const change = (next: { year: string; month: string }) => {
    const text = next.year || next.month ? `${next.year}-${next.month}` : ''
    setTyped(text)
    onChange(text)
  }
  const shared = {
    'aria-invalid': frame.error != null || undefined,
    'aria-required': frame.isRequired || undefined,
  }
  const offered = Array.from({ length: years.to - years.from + 1 }, (_, at) => String(years.from + at))
  return (
    <GroupFrame id={id} {...frame}>
      <div className={styles.parts}>
        <div className={styles.month}>
          <SelectBox
            {...shared}
            ref={firstRef}
            aria-label={words.month}
            autoComplete="cc-exp-month"
            value={month}
            onChange={(event) => change({ year, month: event.target.value })}
          >
            <option value="">{words.month}</option>
            {months.map((name, at) => (
              <option key={name} value={twoDigits(at + 1)}>
                {`${twoDigits(at + 1)} · ${name}`}
              </option>
            ))}
          </SelectBox>
        </div>
        <div className={styles.yearList}>
          <SelectBox
            {...shared}
            aria-label={words.year}
            autoComplete="cc-exp-year"
            value={year}
            onChange={(event) => change({ year: event.target.value, month })}
          >
            <option value="">{words.year}</option>
            {(offered.includes(year) || !year ? offered : [year, ...offered]).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectBox>
        </div>
      </div>
    </GroupFrame>
  )
}
