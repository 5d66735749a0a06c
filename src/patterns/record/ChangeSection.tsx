import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import rows from '@/patterns/list/rows.module.css'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Timeline } from './Timeline'

/** A change of a record, as a list shows it. */
export interface ShownChange {
  id: string
  /** The instant of the change. */
  at: string
  /** The changed thing or part. */
  title: ReactNode
  /** The changed fields, with both values where they may be shown. */
  fields: ReactNode
  author: ReactNode
}

interface ChangePage<Change> {
  responseData: Change[]
  prevPage: number | null
  nextPage: number | null
  totalPageCount: number
}

interface ChangeSectionProps<Change> {
  heading: ReactNode
  description?: ReactNode
  /** The query for a page of the changes. */
  answer: { data?: ChangePage<Change> | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  shown: (change: Change) => ShownChange
  /** The number of the page, and how to turn to another; without them only the latest five changes are shown. */
  pages?: { pageNumber: number; onTurn: (pageNumber: number) => void }
}

const latest = 5

/** The changes of a record by day, newest first: each with its fields, author and time. Its key is the record. */
export function ChangeSection<Change>(props: ChangeSectionProps<Change>) {
  const { heading, description, answer, shown, pages } = props
  const { data, isError, isFetching, refetch } = answer
  return (
    <SectionCard<ChangePage<Change>>
      heading={heading}
      description={description}
      // The previous page, with the focus on it, stays until the next page is loaded.
      answer={{ currentData: data, isError, isFetching, refetch }}
    >
      {(page) => (
        <div className={layout.stack4} aria-busy={isFetching}>
          {page.responseData.length === 0 ? (
            <p className={cx(textStyle.note, textStyle.snug)}>
              <FormattedMessage id="patterns.changes.none" />
            </p>
          ) : (
            <ChangesByDay changes={page.responseData.slice(0, pages ? undefined : latest).map(shown)} />
          )}
          {pages && page.totalPageCount > 1 && <PageButtons page={page} {...pages} />}
        </div>
      )}
    </SectionCard>
  )
}

function ChangesByDay({ changes }: { changes: readonly ShownChange[] }) {
  const { date } = useFormats()
  const days = Map.groupBy(changes, ({ at }) => localDay(at))
  return (
    <Timeline
      headingLevel={3}
      className={rows.list}
      days={[...days].map(([day, changed]) => ({
        date: day,
        name: date(day),
        entries: changed.map((change) => <ChangeRow key={change.id} change={change} />),
      }))}
    />
  )
}

function ChangeRow({ change: { at, title, fields, author } }: { change: ShownChange }) {
  const { clock } = useFormats()
  return (
    <li className={cx(rows.row, layout.row4, layout.between, layout.lines2, layout.baseline)}>
      <div className={cx(layout.grow14, layout.shrink, textStyle.anywhere)}>
        <p className={textStyle.strong}>{title}</p>
        {fields}
        <p className={cx(textStyle.note, textStyle.snug)}>{author}</p>
      </div>
      <time dateTime={at} className={cx(textStyle.note, textStyle.snug)}>
        {clock(new Date(at))}
      </time>
    </li>
  )
}

type PageButtonsProps = Required<ChangeSectionProps<unknown>>['pages'] & { page: ChangePage<unknown> }

function PageButtons({ page: { prevPage, nextPage, totalPageCount }, pageNumber, onTurn }: PageButtonsProps) {
  return (
    <div className={cx(layout.row3, layout.lines2)}>
      <PageButton to={prevPage} onTurn={onTurn} id="patterns.changes.newer" />
      <PageButton to={nextPage} onTurn={onTurn} id="patterns.changes.older" />
      <p role="status" className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id="patterns.changes.page" values={{ page: pageNumber, pages: totalPageCount }} />
      </p>
    </div>
  )
}

interface PageButtonProps {
  to: number | null
  onTurn: (pageNumber: number) => void
  id: MessageId
}

/** Also rendered, disabled, on the first and last page, so that the focus stays. */
const PageButton = ({ to, onTurn, id }: PageButtonProps) => (
  <Button
    variant="secondary"
    size="small"
    aria-disabled={to === null || undefined}
    onClick={() => to !== null && onTurn(to)}
  >
    <FormattedMessage id={id} />
  </Button>
)
