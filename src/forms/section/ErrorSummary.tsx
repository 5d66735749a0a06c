import { useContext, useEffect, useRef } from 'react'
import { type FieldValues, get, useFormContext, useFormState } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/notice/Banner'
import { FieldScopeContext } from '@/forms/input/FieldContext'
import styles from './ErrorSummary.module.css'

/** After a failed submit: each refused field with its error and a button that focuses it; the first gets the focus. */
export function ErrorSummary() {
  const { control, setFocus, getValues } = useFormContext()
  const { label, problem } = useContext(FieldScopeContext)
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  const names = refusedFields(errors, getValues())
  const [first] = names
  const focused = useRef(0)
  useEffect(() => {
    if (isSubmitting || submitCount === focused.current) return
    focused.current = submitCount
    if (first) setFocus(first)
  }, [submitCount, isSubmitting, first, setFocus])
  if (names.length === 0 || submitCount === 0) return null
  return (
    <Banner tone="danger" title={<FormattedMessage id="forms.problems" values={{ count: names.length }} />}>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.jump} onClick={() => setFocus(name)}>
              {rowNumber(name)}
              {label(name)}
            </button>
            {' · '}
            {problem(name, get(errors, `${name}.message`))}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Names of the fields with an error, in the order of the form's values: `email`, `segments.0.from`. */
export const refusedFields = (errors: FieldValues, values: FieldValues, path = ''): string[] =>
  Object.keys(values).flatMap((key) => {
    const error: unknown = errors[key]
    if (typeof error !== 'object' || error === null) return []
    return 'type' in error && typeof error.type === 'string'
      ? [`${path}${key}`]
      : refusedFields(error, values[key] as FieldValues, `${path}${key}.`)
  })

/** `2. ` for a field in the second of several repeated rows; empty for any other. */
function rowNumber(name: string): string {
  const index = /\.(\d+)\./.exec(name)?.[1]
  return index === undefined ? '' : `${Number(index) + 1}. `
}
