import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type RollCall, rollCallLimits } from '#contract/risk/rollCalls.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { DataTable } from '@/patterns/table/DataTable'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import { pathTo } from '@/routes/pathTo'
import layout from '@/ui/layout/layout.module.css'
import { EmptyState } from '@/ui/notice/EmptyState'
import { rollCallTable } from './rollCall.rules'
import { useRollCallsQuery } from './rollCall.slice'
import { RollCallBadge } from './RollCallBadge'

/** The roll calls of the company, open ones first, for its risk advisors. */
export default function RollCallsPage() {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const address = useTableAddress(rollCallTable)
  const answer = useRollCallsQuery({ companyId, pageNumber: address.state.pageNumber })
  return (
    <div className={layout.stack5}>
      <PageHeader title={<FormattedMessage id="routes.rollCalls" />} lead="rollCall.lead" />
      <DataTable
        label={formatMessage({ id: 'routes.rollCalls' })}
        columns={useColumns()}
        answer={answer}
        address={address}
        pageSize={rollCallLimits.page}
        keyOf={({ id }) => id}
        nameOf={({ about }) => about}
        empty={
          <EmptyState
            title={<FormattedMessage id="rollCall.none.title" />}
            text={<FormattedMessage id="rollCall.none.text" />}
          />
        }
      />
    </div>
  )
}

function useColumns(): Column<RollCall>[] {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const locale = useLocale()
  return [
    {
      key: 'about',
      header: formatMessage({ id: 'rollCall.column.about' }),
      isRowHeader: true,
      cell: ({ id, about, askedBy }) => (
        <Stacked below={askedBy}>
          <Link to={pathTo(locale, 'rollCall', { rollCallId: id })}>{about}</Link>
        </Stacked>
      ),
    },
    {
      key: 'askedAt',
      header: formatMessage({ id: 'rollCall.column.askedAt' }),
      cell: ({ askedAt }) => <time dateTime={askedAt}>{instant(askedAt)}</time>,
    },
    {
      key: 'status',
      header: formatMessage({ id: 'rollCall.column.status' }),
      cell: (rollCall) => <RollCallBadge rollCall={rollCall} />,
    },
    {
      key: 'answers',
      header: formatMessage({ id: 'rollCall.column.answers' }),
      cell: (rollCall) => <CountsInWords rollCall={rollCall} />,
    },
  ]
}

/** The counts of a roll call in two lines: the people who need help first. */
function CountsInWords({ rollCall: { kind, counts } }: { rollCall: RollCall }) {
  if (kind === 'announcement')
    // People of an announcement who can be reached have nothing to answer.
    return <FormattedMessage id="rollCall.counts.informed" values={{ people: counts.noAnswer }} />
  return (
    <Stacked below={<FormattedMessage id="rollCall.counts.rest" values={{ ...counts }} />}>
      <FormattedMessage id="rollCall.counts.first" values={{ ...counts }} />
    </Stacked>
  )
}
