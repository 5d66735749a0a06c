import { TicketPercent } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { namedPeriods } from '#contract/reports/reportPeriods.ts'
import { type CancelledTripPage, travelCreditLimits } from '#contract/payment/travelCredits.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { PageHeader } from '@/patterns/page/PageHeader'
import { DataTable } from '@/patterns/table/DataTable'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import type { TableFilter } from '@/patterns/table/TableTools'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'
import { EmptyState } from '@/ui/notice/EmptyState'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { shownOf } from '@/store/shownAnswer'
import { CancellationTotals } from './CancellationTotals'
import { cancellationTablePath } from './credits.api'
import { useCompanyCancellationsQuery } from './credits.slice'
import { cancellationQuery, cancellationTable } from './creditTable.rules'
import { useCancellationColumns } from './useCancellationColumns'

/** The cancelled trips of the company: what was paid, and what became of it. */
export default function CancellationsPage() {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const address = useTableAddress(cancellationTable)
  const query = cancellationQuery(address.state, localDay(useNow()))
  const answer = useCompanyCancellationsQuery({ companyId, ...query })
  const { shown, isOutdated } = shownOf(answer)
  return (
    <div className={layout.stack5}>
      <Header />
      {shown && (
        <UntilAnswered isOutdated={isOutdated} isFigure>
          <CancellationTotals totals={shown.totals} />
        </UntilAnswered>
      )}
      <DataTable
        label={formatMessage({ id: 'routes.cancellations' })}
        columns={useCancellationColumns()}
        answer={answer}
        address={address}
        pageSize={travelCreditLimits.page}
        keyOf={({ bookingId }) => bookingId}
        nameOf={({ bookingId }) => bookingId}
        searchLabel={formatMessage({ id: 'credits.cancellations.search' })}
        filters={useFilters(shown)}
        download={{
          path: cancellationTablePath({ companyId }, query),
          fallbackName: 'cancellations.csv',
          api: 'company',
        }}
        isWide
        empty={
          <EmptyState
            title={<FormattedMessage id="credits.cancellations.none.title" />}
            text={<FormattedMessage id="credits.cancellations.none.text" />}
          />
        }
      />
    </div>
  )
}

function Header() {
  const locale = useLocale()
  return (
    <PageHeader
      title={<FormattedMessage id="routes.cancellations" />}
      lead="credits.cancellations.lead"
      actions={
        <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'travelCredits')}>
          <TicketPercent aria-hidden="true" />
          <FormattedMessage id="routes.travelCredits" />
        </Link>
      }
    />
  )
}

/** The period, and the cost centers of the people whose trips were cancelled where there are several. */
function useFilters(data: CancelledTripPage | undefined): TableFilter[] {
  const { formatMessage } = useIntl()
  const filter = (name: 'period' | 'costCenterId', options: TableFilter['options']): TableFilter => ({
    name,
    label: formatMessage({ id: `credits.filter.${name}` }),
    all: formatMessage({ id: `credits.filter.${name}.all` }),
    options,
  })
  const periods = namedPeriods.map((value) => ({ value, label: formatMessage({ id: `periods.${value}` }) }))
  const centers = (data?.costCenters ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [filter('period', periods), ...(centers.length < 2 ? [] : [filter('costCenterId', centers)])]
}
