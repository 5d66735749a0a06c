import { useContext, useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldProblemCode } from '#contract/fieldProblems.ts'
import type { MessageId } from '@/i18n/messages'
import { Banner } from '@/ui/Banner'
import { FieldScopeContext, labelIdOf } from './FieldContext'
import styles from './ErrorSummary.module.css'

/** After a press that could not save: each refused field, why, and a way to it; the first has the focus. */
export function ErrorSummary() {
  const { control, setFocus } = useFormContext()
  const { labels } = useContext(FieldScopeContext)
  const { formatMessage } = useIntl()
  const { errors, submitCount, isSubmitting, defaultValues } = useFormState({ control })
  // In the order of the form's fields, which is that of its values.
  const names = Object.keys(defaultValues ?? {}).filter((name) => errors[name])
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
        {names.map((name) => {
          const code = errors[name]?.message
          return (
            <li key={name}>
              <button type="button" className={styles.jump} onClick={() => setFocus(name)}>
                {formatMessage({ id: labelIdOf(labels, name) })}
              </button>
              {' · '}
              <FormattedMessage
                id={`forms.problem.${fieldProblemCode(typeof code === 'string' ? code : undefined)}` as MessageId}
              />
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
