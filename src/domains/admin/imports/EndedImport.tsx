import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Import } from '#contract/employees/imports.ts'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { ResultHeading } from './ResultHeading'
import { RowCounts } from './RowCounts'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** The end of an import: the outcome of its rows, and a link to them. */
export function EndedImport({ ended, onAnother }: { ended: Import; onAnother: () => void }) {
  const locale = useLocale()
  const isDone = ended.status === 'done'
  const hasNewPeople = isDone && ended.kind === 'employees' && ended.toAdd > 0
  return (
    <>
      <ResultHeading>
        <FormattedMessage id={isDone ? 'imports.done.heading' : 'imports.cancelled.heading'} />
      </ResultHeading>
      {isDone && <RowCounts of={ended} />}
      <p>
        {isDone ? (
          <FormattedMessage id="imports.done.text" />
        ) : (
          <FormattedMessage id="imports.cancelled.text" values={{ count: ended.doneRows }} />
        )}
      </p>
      {hasNewPeople && (
        <p>
          <FormattedMessage id="imports.done.uninvited" />
        </p>
      )}
      <div className={cx(layout.row3, layout.stretch)}>
        {hasNewPeople && (
          <Link className={buttonClass('primary')} to={pathTo(locale, 'employees', undefined, { importId: ended.id })}>
            <FormattedMessage id="imports.done.invite" />
          </Link>
        )}
        <Link className={buttonClass(hasNewPeople ? 'secondary' : 'primary')} to={pathTo(locale, ended.kind)}>
          <FormattedMessage id={`imports.done.${ended.kind}`} />
        </Link>
        <Button variant="secondary" onClick={onAnother}>
          <FormattedMessage id="imports.another" />
        </Button>
      </div>
    </>
  )
}
