import { Users } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import type { CompanyCard } from '#contract/admin/companyCards.ts'
import { EditCard } from '@/domains/profile/payment/shared/CardForm'
import { CardFace } from '@/domains/profile/payment/shared/CardFace'
import { CardName, useCardName } from '@/domains/profile/payment/shared/CardName'
import { RemoveCard } from '@/domains/profile/payment/shared/RemoveCard'
import { showCardToast } from '@/domains/profile/payment/shared/showCardToast'
import { useSession } from '@/domains/session/shared/useSession'
import { SectionGroup } from '@/forms/section/SaveBar'
import { useLeave } from '@/forms/leave/unsaved'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { useAction } from '@/patterns/action/useAction'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import styles from './CompanyCards.module.css'
import type { CompanyCardRef } from './companyCards.api'
import { isUnassigned } from './companyCards.rules'
import { useCompanyCardQuery, useDeleteCompanyCardMutation, usePutCompanyCardMutation } from './companyCards.slice'
import { KeptBy } from './KeptBy'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 {costCenterId}/{creditCardId}/edit-payment-method. */
export default function EditPaymentMethodPage() {
  const { costCenterId = '', creditCardId = '' } = useParams()
  const { companyId } = useSession()
  return <Edit key={creditCardId} cardRef={{ companyId, costCenterId, creditCardId }} />
}

function Edit({ cardRef }: { cardRef: CompanyCardRef }) {
  const locale = useLocale()
  const answer = useCompanyCardQuery(cardRef)
  const card = answer.currentData
  useNameInTrail('editPaymentMethod', useCardName(card))
  if (failureOf(answer.error)?.status === 404)
    return <UnknownRecord about="companyCards" back={pathTo(locale, 'paymentMethods')} />
  return (
    <div className={cx(layout.stack5, textStyle.measure)}>
      <PageHeader
        title={card ? <CardName card={card} /> : <FormattedMessage id="routes.editPaymentMethod" />}
        facts={[card && <KeptBy key="center" center={card.costCenter} />]}
        actions={card && <ToAssignments cardRef={cardRef} />}
      />
      {card && (
        <div className={styles.face}>
          <CardFace card={card} />
        </div>
      )}
      <UnsavedWork>
        <SectionGroup>
          <SectionCard heading={<FormattedMessage id="companyCards.edit" />} answer={answer}>
            {(shown) => <Forms card={shown} cardRef={cardRef} />}
          </SectionCard>
        </SectionGroup>
      </UnsavedWork>
    </div>
  )
}

function Forms({ card, cardRef }: { card: CompanyCard; cardRef: CompanyCardRef }) {
  const [put] = usePutCompanyCardMutation()
  const locale = useLocale()
  const leave = useLeave()
  const toCards = () => leave(pathTo(locale, 'paymentMethods'))
  const finish = (outcome: 'saved' | 'removed', changed: CompanyCard) => {
    showCardToast(outcome, changed)
    toCards()
  }
  return (
    <>
      <EditCard
        id={`company-card-${card.id}`}
        card={card}
        part="routes.editPaymentMethod"
        alreadyThere="companyCards.problem.alreadyThere"
        change={(changed) => put({ ...cardRef, card: changed })}
        onSaved={(saved) => finish('saved', saved)}
        onCancel={toCards}
      />
      <RemoveCompanyCard card={card} cardRef={cardRef} onRemoved={() => finish('removed', card)} />
    </>
  )
}

interface RemoveProps {
  card: CompanyCard
  cardRef: CompanyCardRef
  onRemoved: () => void
}

/** The question before removing shows the number of people and cost centers that the card pays for. */
function RemoveCompanyCard({ card, cardRef, onRemoved }: RemoveProps) {
  const remove = useAction({ mutation: useDeleteCompanyCardMutation(), onDone: onRemoved })
  const { assignedCostCenters: places, assignedEmployees: people } = card
  return (
    <RemoveCard
      card={card}
      consequence={
        isUnassigned(card) ? (
          <FormattedMessage id="companyCards.remove.nobody" />
        ) : (
          <FormattedMessage id="companyCards.remove.lost" values={{ people, places }} />
        )
      }
      action={remove}
      onConfirm={() => remove.run({ ...cardRef, version: card.version })}
    />
  )
}

const ToAssignments = ({ cardRef: { costCenterId, creditCardId } }: { cardRef: CompanyCardRef }) => (
  <Link
    className={buttonClass('quiet', 'small')}
    to={pathTo(useLocale(), 'assignPaymentMethod', { costCenterId, creditCardId })}
  >
    <Users aria-hidden="true" />
    <FormattedMessage id="companyCards.toAssignments" />
  </Link>
)
