import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { Banner } from '@/ui/Banner'
import { checkManualTrip } from './manualTrip.rules'
import type { ManualTripForm } from './ManualTripFields'
import { fieldLabel, problemLabel } from './segmentTexts'
import styles from './ProblemSummary.module.css'

/** After a press that could not save: what is missing or wrong, each a way to its field; the first has the focus. */
export function ProblemSummary({ form }: { form: ManualTripForm }) {
  const { formatMessage } = useIntl()
  const { submitCount, isValid, errors, isSubmitting } = form.formState
  const values = form.watch()
  const focused = useRef(0)
  const { problems } = checkManualTrip(values)
  const isShown = submitCount > 0 && !isValid && errors.segments !== undefined && problems.length > 0
  const first = problems[0]
  useEffect(() => {
    if (isSubmitting || submitCount === focused.current) return
    focused.current = submitCount
    if (first) form.setFocus(`segments.${first.segment}.${first.field}`)
  }, [form, submitCount, isSubmitting, first])
  if (!isShown) return null
  return (
    <Banner tone="danger" title={<FormattedMessage id="trips.problems" values={{ count: problems.length }} />}>
      <ul className={styles.list}>
        {problems.map(({ segment, field, problem }) => {
          const kind = values.segments[segment]?.kind ?? 'flight'
          return (
            <li key={`${segment} ${field}`}>
              <button
                type="button"
                className={styles.jump}
                onClick={() => form.setFocus(`segments.${segment}.${field}`)}
              >
                {segment + 1}. {formatMessage({ id: fieldLabel(kind, field) as MessageId })}
              </button>
              {' · '}
              <FormattedMessage id={problemLabel(problem)} />
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
