import { Mail } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import { employeeFieldOf } from '#contract/employees/missingEmployeeFields.ts'
import type { WaitingPerson } from '#contract/profile/missingDetails.ts'
import { nextWaiting } from '@/domains/admin/admin.rules'
import { useMissingDetailsQuery } from '@/domains/admin/admin.slice'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { localDay } from '@/lib/localDay'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { ShowMore } from '@/patterns/list/ShowMore'
import { pathTo } from '@/routes/pathTo'
import { Avatar } from '@/ui/display/Avatar'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './WaitingForYou.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface WaitingForYouProps {
  companyId: string
  /** How many people are shown at first. */
  rows: number
}

/** People who cannot book before an administrator acts (§2, §4); the longest waiting first. */
export function WaitingForYou({ companyId, rows }: WaitingForYouProps) {
  /** The number of pages shown whole, 0 while only the first few people are shown. */
  const [pages, setPages] = useState(0)
  const first = useMissingDetailsQuery({ companyId, pageNumber: 1 })
  const { data } = first
  const total = data?.totalItemCount ?? 0
  const more = nextWaiting(pages, total, rows)
  const shown = Array.from({ length: Math.max(1, pages) }, (_, at) => at + 1)
  return (
    <PageSection heading={<FormattedMessage id="admin.waiting.heading" />}>
      {data && (
        <p>
          <FormattedMessage
            id={total > 0 ? 'admin.waiting.glance' : 'admin.waiting.nobody'}
            values={{ people: total }}
          />
        </p>
      )}
      {!data && first.isError ? (
        <Card>
          <QueryFailure query={first} title="admin.waiting.failed" />
        </Card>
      ) : (
        (!data || total > 0) && (
          <RowList>
            {shown.map((pageNumber) => (
              <PageOfPeople
                key={pageNumber}
                companyId={companyId}
                pageNumber={pageNumber}
                rows={rows}
                isFew={pages === 0}
              />
            ))}
          </RowList>
        )
      )}
      {more > 0 && (
        <ShowMore onClick={() => setPages(pages + 1)}>
          <FormattedMessage id="admin.waiting.more" values={{ count: more }} />
        </ShowMore>
      )}
    </PageSection>
  )
}

interface PageOfPeopleProps extends WaitingForYouProps {
  pageNumber: number
  /** Only so many as are shown at first. */
  isFew: boolean
}

function PageOfPeople({ rows, isFew, ...page }: PageOfPeopleProps) {
  const query = useMissingDetailsQuery(page)
  const { data } = query
  if (data)
    return data.responseData
      .slice(0, isFew ? rows : undefined)
      .map((person) => <Person key={person.profileId} person={person} />)
  if (query.isError)
    return (
      <li className={styles.failed}>
        <QueryFailure query={query} title="admin.waiting.failed" />
      </li>
    )
  return (
    <>
      <li>
        <VisuallyHidden role="status">
          <FormattedMessage id="admin.waiting.loading" />
        </VisuallyHidden>
      </li>
      {Array.from({ length: rows }, (_, at) => (
        <li key={at} className={styles.row} aria-hidden="true">
          <Skeleton shape="circle" className={styles.face} />
          <Skeleton lines={2} className={styles.lines} />
        </li>
      ))}
    </>
  )
}

function Person({ person }: { person: WaitingPerson }) {
  const name = fullName(person)
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className={cx(layout.shrink, textStyle.anywhere, textStyle.snug)}>
        <p className={textStyle.strong}>{name}</p>
        <p className={cx(textStyle.note, textStyle.figures)}>
          <Missing person={person} />
        </p>
      </div>
      <p className={styles.ways}>
        <a className={buttonClass('quiet', 'small')} href={`mailto:${person.email}`}>
          <Mail aria-hidden="true" />
          {person.email}
        </a>
        {person.employeeId && <Settle employeeId={person.employeeId} name={name} missing={person.missing} />}
      </p>
    </li>
  )
}

interface SettleProps {
  employeeId: string
  name: string
  missing: WaitingPerson['missing']
}

/** To their page, at the first field that is missing. */
function Settle({ employeeId, name, missing }: SettleProps) {
  const field = employeeFieldOf(missing)
  const { formatMessage } = useIntl()
  const path = pathTo(useLocale(), 'editEmployee', { employeeId })
  return (
    <Link
      className={buttonClass('secondary', 'small')}
      to={field ? `${path}#${field}` : path}
      aria-label={formatMessage({ id: 'admin.waiting.settleOf' }, { name })}
    >
      <FormattedMessage id="admin.waiting.settle" />
    </Link>
  )
}

/** The details a person waits for, and since when. */
function Missing({ person: { missing, askedAt } }: { person: WaitingPerson }) {
  const { date } = useFormats()
  const { formatList, formatMessage } = useIntl()
  const details = missing.flatMap((issue) =>
    issue === 'notActive' ? [] : formatMessage({ id: `admin.missing.${issue}` }),
  )
  return (
    <>
      {missing.includes('notActive') ? (
        <FormattedMessage id="admin.waiting.closed" />
      ) : (
        <FormattedMessage id="admin.waiting.lacks" values={{ missing: formatList(details) }} />
      )}
      {' · '}
      {askedAt ? (
        <FormattedMessage id="admin.waiting.asked" values={{ date: date(localDay(new Date(askedAt))) }} />
      ) : (
        <FormattedMessage id="admin.waiting.notAsked" />
      )}
    </>
  )
}
