import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CompanyChange, CompanyChangePage } from '#contract/companyChanges.ts'
import type { Employee } from '#contract/employees.ts'
import { ChangedFields } from '@/domains/admin/changes/ChangedFields'
import { useCompanyChangesQuery } from '@/domains/admin/changes/companyChanges.slice'
import { useSession } from '@/domains/session/shared/useSession'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import rows from '@/patterns/list/rows.module.css'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The changes of the employee with author and time, newest first; without values for personal data. */
export function EmployeeHistory({ employee: { id: entityId } }: { employee: Employee }) {
  const { companyId } = useSession()
  const [pageNumber, setPage] = useState(1)
  const answer = useCompanyChangesQuery({ companyId, entityId, pageNumber })
  return (
    <SectionCard<CompanyChangePage>
      heading={<FormattedMessage id="employees.history" />}
      // The previous page, with the focus on it, stays until the next page is loaded.
      answer={{ ...answer, currentData: answer.data }}
    >
      {({ responseData, prevPage, nextPage }) => (
        <div className={layout.stack4} aria-busy={answer.isFetching}>
          {responseData.length === 0 && (
            <p className={cx(textStyle.note, textStyle.snug)}>
              <FormattedMessage id="employees.history.none" />
            </p>
          )}
          <ol role="list" className={rows.list}>
            {responseData.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ol>
          {(prevPage ?? nextPage) !== null && (
            <div className={cx(layout.row3, layout.lines2)}>
              <PageButton to={prevPage} onGo={setPage} id="employees.history.newer" />
              <PageButton to={nextPage} onGo={setPage} id="employees.history.older" />
            </div>
          )}
        </div>
      )}
    </SectionCard>
  )
}

/** Also rendered, disabled, on the first and last page, so that the focus stays. */
const PageButton = ({ to, onGo, id }: { to: number | null; onGo: (page: number) => void; id: MessageId }) => (
  <Button
    variant="secondary"
    size="small"
    aria-disabled={to === null || undefined}
    onClick={() => to !== null && onGo(to)}
  >
    <FormattedMessage id={id} />
  </Button>
)

function ChangeRow({ change: { at, actorName, isProvisioned, action, changes } }: { change: CompanyChange }) {
  const { instant } = useFormats()
  return (
    <li className={rows.row}>
      <p className={textStyle.strong}>
        <FormattedMessage id={`employees.history.${action}`} />
      </p>
      <ChangedFields changes={changes} />
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage
          id={isProvisioned ? 'employees.history.byClient' : 'employees.history.by'}
          values={{ name: actorName, at: <time dateTime={at}>{instant(at)}</time> }}
        />
      </p>
    </li>
  )
}
