import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useSession } from '@/domains/session/shared/useSession'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { AddCard } from './AddCard'
import { CardTable } from './CardTable'
import { cardQuery, cardTable, centerIn } from './companyCards.rules'
import { useCompanyCardsQuery } from './companyCards.slice'
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
