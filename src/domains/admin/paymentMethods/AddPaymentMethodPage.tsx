import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { CompanyCard } from '#contract/admin/companyCards.ts'
import type { CostCenter } from '#contract/employees/costCenters.ts'
import { useCostCenterQuery } from '@/domains/admin/costCenters.slice'
import { NewCard } from '@/domains/profile/payment/shared/CardForm'
import { showCardToast } from '@/domains/profile/payment/shared/showCardToast'
import { useSession } from '@/domains/session/shared/useSession'
import { useLeave } from '@/forms/leave/unsaved'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { SectionCard } from '@/patterns/page/SectionCard'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { justAdded } from './companyCards.rules'
import { usePostCompanyCardMutation } from './companyCards.slice'
import { KeptBy } from './KeptBy'

/** §2 {costCenterId}/add-payment-method: adds a card to a cost center, then opens its assignments. */
export default function AddPaymentMethodPage() {
  const locale = useLocale()
  const { costCenterId = '' } = useParams()
  const { companyId } = useSession()
  const answer = useCostCenterQuery({ companyId, costCenterId })
  if (failureOf(answer.error)?.status === 404)
    return (
      <UnknownRecord about="companyCards" title="companyCards.unknown.center" back={pathTo(locale, 'paymentMethods')} />
    )
  const center = answer.currentData
  return (
    <AddRecordPage
      title="routes.addPaymentMethod"
      facts={[center && <KeptBy key="center" center={center} />]}
      lead="companyCards.add.lead"
    >
      <SectionCard heading={<FormattedMessage id="companyCards.new" />} answer={answer}>
        {(known) => <Form center={known} />}
      </SectionCard>
    </AddRecordPage>
  )
}

/** An inactive cost center takes no card; the page shows this before anything is typed. */
function Form({ center: { id: costCenterId, status } }: { center: CostCenter }) {
  const { companyId } = useSession()
  const [post] = usePostCompanyCardMutation()
  const locale = useLocale()
  const leave = useLeave()
  if (status !== 'active')
    return (
      <Banner tone="warning">
        <FormattedMessage id="companyCards.center.inactive" />
      </Banner>
    )
  const finish = (added: CompanyCard) => {
    showCardToast('added', added)
    leave(pathTo(locale, 'assignPaymentMethod', { costCenterId, creditCardId: added.id }), justAdded)
  }
  return (
    <NewCard<CompanyCard>
      id={`company-card-new-${costCenterId}`}
      alreadyThere="companyCards.problem.alreadyThere"
      add={(card) => post({ companyId, costCenterId, card })}
      onSaved={finish}
      onCancel={() => leave(pathTo(locale, 'paymentMethods'))}
    />
  )
}
