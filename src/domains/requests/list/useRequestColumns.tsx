import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { TravelRequest } from '#contract/approvals/requests.ts'
import { useFormats } from '@/i18n/useFormats'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { Column } from '@/patterns/table/rows/TableRows'
import { placesText } from '@/domains/requests/requests.rules'
import { RequestBadge } from '@/domains/requests/request/RequestBadge'
import { UsingTrips } from '@/domains/requests/request/UsingTrips'

/** The columns of the list of requests. */
export function useRequestColumns(): Column<TravelRequest>[] {
  const { formatMessage } = useIntl()
  const { dateRange, instant, money } = useFormats()
  const path = useSubjectPath()
  const header = (name: 'purpose' | 'days' | 'left' | 'trips' | 'status') =>
    formatMessage({ id: `travelRequests.column.${name}` })
  return [
    {
      key: 'purpose',
      header: header('purpose'),
      isRowHeader: true,
      cell: (request) => (
        <Stacked below={placesText(request)}>
          <Link to={path('travelRequest', { requestId: request.id })}>{request.purpose}</Link>
        </Stacked>
      ),
    },
    { key: 'days', header: header('days'), cell: ({ from, until }) => dateRange(from, until) },
    {
      key: 'left',
      header: header('left'),
      isFigure: true,
      cell: ({ left, estimate, currency }) => (
        <Stacked
          below={<FormattedMessage id="travelRequests.ofEstimate" values={{ estimate: money(estimate, currency) }} />}
        >
          {money(left, currency)}
        </Stacked>
      ),
    },
    { key: 'trips', header: header('trips'), cell: ({ trips }) => <UsingTrips trips={trips} /> },
    {
      key: 'status',
      header: header('status'),
      cell: ({ status, decider, dueAt }) => (
        <Stacked
          below={
            decider &&
            dueAt && <FormattedMessage id="travelRequests.waitsFor" values={{ decider, due: instant(dueAt) }} />
          }
        >
          <RequestBadge status={status} />
        </Stacked>
      ),
    },
  ]
}
