import { FormattedMessage, FormattedNumber } from 'react-intl'
import type { ImportedNumbers } from '#contract/admin/tripFields.ts'
import { type FieldProblemCode, fieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import type { MessageId } from '@/i18n/messages'
import { Stat } from '@/ui/display/Stat'
import { StatGrid } from '@/ui/display/StatGrid'
import type { RefusedRow } from './projectNumbers.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const counts = ['added', 'changed', 'unchanged', 'removed'] as const
/** Rows that are named; a list with more is corrected as a whole. */
const shownRows = 50

/** The text of a reason, where the general one would be about something else. */
const problemOf = (code: FieldProblemCode): MessageId =>
  code === 'alreadyThere' || code === 'choice' ? `tripFields.problem.${code}` : `forms.problem.${code}`

interface ImportedListProps {
  /** Undefined for a list without a row that could be sent. */
  answer: ImportedNumbers | undefined
  /** The rows that were not sent. */
  refused: readonly RefusedRow[]
}

/** The outcome of a list: the counts, and the rows that were left out, with the reasons. */
export function ImportedList({ answer, refused }: ImportedListProps) {
  const all = [...refused, ...(answer?.refused ?? [])].toSorted((one, other) => one.row - other.row)
  return (
    <div role="status" className={layout.stack4}>
      {answer && (
        <StatGrid>
          {counts.map((count) => (
            <Stat
              key={count}
              label={<FormattedMessage id={`tripFields.count.${count}`} />}
              value={<FormattedNumber value={answer[count]} />}
            />
          ))}
        </StatGrid>
      )}
      {all.length > 0 && (
        <div className={layout.stack2}>
          <p className={textStyle.strong}>
            <FormattedMessage id="tripFields.refused" values={{ count: all.length }} />
          </p>
          <ul className={textStyle.note}>
            {all.slice(0, shownRows).map(({ row, number, code }) => (
              <li key={row} className={textStyle.anywhere}>
                <FormattedMessage
                  id="tripFields.refused.row"
                  values={{
                    row,
                    number,
                    problem: <FormattedMessage id={problemOf(fieldProblemCode(code))} />,
                  }}
                />
              </li>
            ))}
          </ul>
          {all.length > shownRows && (
            <p className={textStyle.note}>
              <FormattedMessage id="tripFields.refused.more" values={{ count: all.length - shownRows }} />
            </p>
          )}
        </div>
      )}
    </div>
  )
}
