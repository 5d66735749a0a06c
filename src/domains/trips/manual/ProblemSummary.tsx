import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { Banner } from '@/ui/Banner'
import { checkManualTrip } from './manualTrip.rules'
import type { ManualTripForm } from './ManualTripFields'
import { fieldLabel, problemLabel } from './pieceTexts'
import styles from './ProblemSummary.module.css'

/** After a press that could not save: what is missing or wrong, each a way to its field; the first has the focus. */
export function ProblemSummary({ form }: { form: ManualTripForm }) {
  const { formatMessage } = useIntl()
  const { submitCount, isValid, errors, isSubmitting } = form.formState
  const values = form.watch()
  const focused = useRef(0)
  const { problems } = checkManualTrip(values)
  const isShown = submitCount > 0 && !isValid && errors.pieces !== undefined && problems.length > 0
  const first = problems[0]
  useEffect(() => {
    if (isSubmitting || submitCount === focused.current) return
    focused.current = submitCount
    if (first) form.setFocus(`pieces.${first.piece}.${first.field}`)
  }, [form, submitCount, isSubmitting, first])
  if (!isShown) return null
  return (
    <Banner tone="danger" title={<FormattedMessage id="trips.problems" values={{ count: problems.length }} />}>
      <ul className={styles.list}>
        {problems.map(({ piece, field, problem }) => {
          const kind = values.pieces[piece]?.kind ?? 'flight'
          return (
            <li key={`${piece} ${field}`}>
              <button type="button" className={styles.jump} onClick={() => form.setFocus(`pieces.${piece}.${field}`)}>
                {piece + 1}. {formatMessage({ id: fieldLabel(kind, field) as MessageId })}
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
