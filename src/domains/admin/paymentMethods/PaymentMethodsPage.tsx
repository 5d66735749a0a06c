import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type CompanyCard, companyCardLimits } from '#contract/admin/companyCards.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { CostCenterFilter } from '@/domains/admin/shared/CostCenterFilter'
import { useSession } from '@/domains/session/shared/useSession'
import { lastFourDigits } from '@/domains/profile/payment/shared/card.rules'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useTableAddress, type TableAddress } from '@/patterns/table/address/tableAddress'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import type { Column } from '@/patterns/table/rows/TableRows'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoCardsIllustration } from '@/ui/illustrations/NoCardsIllustration'
import { AddCard } from './AddCard'
import { cardQuery, cardTable, centerIn } from './companyCards.rules'
import { useCompanyCardsQuery } from './companyCards.slice'
import { AssignedCell, CardCell, CenterCell, ExpiryCell, UsesCell } from './CardCells'
import layout from '@/ui/layout/layout.module.css'

/** §2 payment methods: the cards of the company by cost center, with their assignments. */
export default function PaymentMethodsPage() {
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <Cards />
    </div>
  )
}

function Cards() {
  const view = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(view)
  const address = useTableAddress(cardTable)
  const { companyId } = useSession()
  const answer = useCompanyCardsQuery({ companyId, ...cardQuery(address.state) })
  const costCenterId = centerIn(address.state)
  return (
    <div ref={view} className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.paymentMethods" />}
        lead="companyCards.lead"
        primary={<AddCard costCenterId={costCenterId} />}
      />
      <CardTable answer={answer} address={address} />
    </div>
  )
}

interface CardTableProps {
  answer: DataTableProps<CompanyCard>['answer']
  address: TableAddress
}

/** The cards page by page: card, cost center, uses, expiry and assignments. */
function CardTable({ answer, address }: CardTableProps) {
  const { formatMessage } = useIntl()
  return (
    <DataTable
      label={formatMessage({ id: 'routes.paymentMethods' })}
      columns={useColumns()}
      answer={answer}
      address={address}
      pageSize={companyCardLimits.page}
      keyOf={({ id }) => id}
      nameOf={({ brand, number }) => `${brand} ${lastFourDigits(number)}`}
      searchLabel={formatMessage({ id: 'companyCards.search' })}
      moreFilters={<CostCenterFilter address={address} labelId="companyCards.filter" />}
      empty={<NoCards />}
    />
  )
}

function useColumns(): Column<CompanyCard>[] {
  const { formatMessage } = useIntl()
  const header = (key: string) => formatMessage({ id: `companyCards.column.${key}` as 'companyCards.column.card' })
  return [
    { key: 'card', header: header('card'), cell: (card) => <CardCell card={card} />, isRowHeader: true },
    { key: 'costCenter', header: header('costCenter'), cell: (card) => <CenterCell card={card} /> },
    { key: 'uses', header: header('uses'), cell: (card) => <UsesCell card={card} /> },
    { key: 'expiry', header: header('expiry'), cell: (card) => <ExpiryCell card={card} /> },
    { key: 'assigned', header: header('assigned'), cell: (card) => <AssignedCell card={card} /> },
  ]
}

/** How it works, where the company has no card yet. */
const NoCards = () => (
  <EmptyState
    title={<FormattedMessage id="companyCards.none.title" />}
    text={<FormattedMessage id="companyCards.none.text" />}
    illustration={<NoCardsIllustration />}
    action={<AddCard costCenterId={undefined} variant="secondary" />}
  />
)
