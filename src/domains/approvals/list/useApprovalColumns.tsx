import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Approval } from '#contract/approvals/approvals.ts'
import { isWithinPolicy, stateOf, statusTones } from '@/domains/approvals/approvals.rules'
import type { ApprovalsQuery } from '@/domains/approvals/approvals.api'
import { BrokenRules, Reason } from '@/domains/approvals/question/QuestionSummary'
import { EndedBy } from '@/domains/approvals/question/Outcome'
import { tripName } from '@/domains/itinerary/itinerary.rules'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { Marks } from '@/patterns/table/rows/Marks'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { Column } from '@/patterns/table/rows/TableRows'
import { pathTo } from '@/routes/pathTo'
import { Badge } from '@/ui/display/Badge'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The columns of the questions that wait, or of the others. */
export function useApprovalColumns(status: ApprovalsQuery['status']): Column<Approval>[] {
  const { formatMessage } = useIntl()
  const { dateRange, instant, money } = useFormats()
  const locale = useLocale()
  const header = (name: 'traveler' | 'days' | 'price' | 'policy' | 'due' | 'answer') =>
    formatMessage({ id: `approvals.column.${name}` })
  const answered: Column<Approval> = {
    key: 'answer',
    header: header('answer'),
    cell: (question) => (
      <Stacked isCut below={<EndedBy decided={stateOf(question)} />}>
        <Badge tone={statusTones[question.status]}>
          <FormattedMessage id={`approvals.status.${question.status}`} />
        </Badge>
      </Stacked>
    ),
  }
  const due: Column<Approval> = {
    key: 'due',
    header: header('due'),
    cell: ({ dueAt }) => dueAt && <time dateTime={dueAt}>{instant(dueAt)}</time>,
  }
  return [
    {
      key: 'traveler',
      header: header('traveler'),
      isRowHeader: true,
      cell: ({ id, traveler, trip, subject, request }) => (
        <Stacked
          below={
            <FormattedMessage
              id="approvals.row"
              values={{ route: request ? trip.destination : tripName(trip), subject }}
            />
          }
        >
          <Link to={pathTo(locale, 'approval', { approvalId: id })}>{traveler}</Link>
        </Stacked>
      ),
    },
    { key: 'days', header: header('days'), cell: ({ trip }) => dateRange(trip.from, trip.until) },
    {
      key: 'price',
      header: header('price'),
      isFigure: true,
      cell: ({ trip }) => <span className={textStyle.nowrap}>{money(trip.total, trip.currency)}</span>,
    },
    {
      key: 'policy',
      header: header('policy'),
      cell: (question) => !question.request && <PolicyMark question={question} />,
    },
    status === 'waiting' ? due : answered,
  ]
}

function PolicyMark({ question: { traveler, trip } }: { question: Approval }) {
  const isWithin = isWithinPolicy(trip)
  return (
    <Marks
      name={traveler}
      marks={[
        {
          key: 'policy',
          badge: (
            <Badge tone={isWithin ? 'success' : 'warning'}>
              <FormattedMessage id={isWithin ? 'approvals.policy.within' : 'approvals.policy.outside'} />
            </Badge>
          ),
          ...(!isWithin && { why: <BrokenRules trip={trip} />, brief: <Reason trip={trip} />, isLong: true }),
        },
      ]}
    />
  )
}
