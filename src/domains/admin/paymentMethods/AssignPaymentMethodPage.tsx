import { Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { CompanyCard } from '#contract/admin/companyCards.ts'
import { CardName } from '@/domains/profile/payment/shared/CardName'
import { useCardStatus } from '@/domains/profile/payment/shared/CardStatus'
import { PaysFor } from '@/domains/profile/payment/shared/CardValue'
import { useSession } from '@/domains/session/shared/useSession'
import { SectionGroup } from '@/forms/section/SaveBar'
import { useLeave } from '@/forms/leave/unsaved'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import { showToast } from '@/patterns/feedback/toasts'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { buttonClass } from '@/ui/button/buttonClass'
import { AssignmentForm } from './AssignmentForm'
import type { CompanyCardRef } from './companyCards.api'
import { isJustAdded } from './companyCards.rules'
import { useCardAssignmentsQuery, useCompanyCardQuery } from './companyCards.slice'
import { KeptBy } from './KeptBy'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 {costCenterId}/{creditCardId}/assign-payment-method: the people and cost centers a company card pays for. */
export default function AssignPaymentMethodPage() {
  const { costCenterId = '', creditCardId = '' } = useParams()
  const { companyId } = useSession()
  return <Assign key={creditCardId} cardRef={{ companyId, costCenterId, creditCardId }} />
}

function Assign({ cardRef }: { cardRef: CompanyCardRef }) {
  const locale = useLocale()
  const { currentData: card, isError } = useCompanyCardQuery(cardRef)
  const isNew = isJustAdded(useLocation().state)
  const assignments = useCardAssignmentsQuery(cardRef)
  // The form of a new card opens with the cost center of the card, so it waits for the card.
  const answer = isNew && !card && !isError ? { ...assignments, currentData: undefined } : assignments
  if (failureOf(answer.error)?.status === 404)
    return <UnknownRecord about="companyCards" back={pathTo(locale, 'paymentMethods')} />
  return (
    <div className={cx(layout.stack5, textStyle.measure)}>
      <Header card={card} />
      {card && <Expired card={card} />}
      <UnsavedWork>
        <SectionGroup>
          <SectionCard
            heading={<FormattedMessage id="companyCards.assign" />}
            description={<FormattedMessage id="companyCards.assign.effect" />}
            answer={answer}
          >
            {(assignments) => (
              <Form
                assignments={assignments}
                firstFor={isNew ? card?.costCenter : undefined}
                cardRef={cardRef}
                card={card}
              />
            )}
          </SectionCard>
        </SectionGroup>
      </UnsavedWork>
    </div>
  )
}

interface FormProps extends Omit<ComponentProps<typeof AssignmentForm>, 'onSaved' | 'onCancel'> {
  card: CompanyCard | undefined
}

function Form({ card, ...assigned }: FormProps) {
  const locale = useLocale()
  const leave = useLeave()
  const toCards = () => leave(pathTo(locale, 'paymentMethods'))
  const finish = () => {
    void showToast({
      text: <FormattedMessage id="companyCards.assign.saved" values={{ card: card && <CardName card={card} /> }} />,
    })
    toCards()
  }
  return <AssignmentForm {...assigned} onSaved={finish} onCancel={toCards} />
}

const Header = ({ card }: { card: CompanyCard | undefined }) => (
  <PageHeader
    title={<FormattedMessage id="routes.assignPaymentMethod" />}
    facts={[
      card && <CardName key="card" card={card} />,
      card && <PaysFor key="uses" uses={card.uses} />,
      card && <KeptBy key="center" center={card.costCenter} />,
    ]}
    actions={card && <ToCard card={card} />}
  />
)

const ToCard = ({ card: { id, costCenter } }: { card: CompanyCard }) => (
  <Link
    className={buttonClass('quiet', 'small')}
    to={pathTo(useLocale(), 'editPaymentMethod', { costCenterId: costCenter.id, creditCardId: id })}
  >
    <Pencil aria-hidden="true" />
    <FormattedMessage id="companyCards.edit" />
  </Link>
)

/** A note that an expired card pays for nobody, whatever its assignments. */
function Expired({ card }: { card: CompanyCard }) {
  const { status } = useCardStatus(card)
  if (status !== 'expired') return null
  return (
    <Banner tone="warning">
      <FormattedMessage id="companyCards.assign.expired" />
    </Banner>
  )
}
