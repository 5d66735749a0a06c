import { Users } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import type { CompanyCard } from '#contract/companyCards.ts'
import { CardFace } from '@/domains/profile/payment/shared/CardFace'
import { CardName, useCardName } from '@/domains/profile/payment/shared/CardName'
import { cardStatus } from '@/domains/profile/payment/shared/card.rules'
import { useSession } from '@/domains/session/shared/useSession'
import { SavedTogether } from '@/forms/section/SaveBar'
import { useLeave } from '@/forms/leave/unsaved'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { IfOffered } from '@/patterns/record/IfOffered'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import { showToast } from '@/patterns/feedback/toasts'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import styles from './CompanyCards.module.css'
import type { CompanyCardRef } from './companyCards.api'
import { useCompanyCardQuery } from './companyCards.slice'
import { EditCard } from './EditCard'
import { KeptBy } from './KeptBy'
import { RemoveCard } from './RemoveCard'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 {costCenterId}/{creditCardId}/edit-payment-method. */
export default function EditPaymentMethodPage() {
  const { costCenterId = '', creditCardId = '' } = useParams()
  const { companyId } = useSession()
  return (
    <IfOffered addition="companycards" title="routes.editPaymentMethod" text="companyCards.notOffered">
      <Edit key={creditCardId} cardRef={{ companyId, costCenterId, creditCardId }} />
    </IfOffered>
  )
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
      {card && <Face card={card} />}
      <UnsavedWork>
        <SavedTogether>
          <SectionCard heading={<FormattedMessage id="companyCards.edit" />} answer={answer}>
            {(shown) => <Forms card={shown} cardRef={cardRef} />}
          </SectionCard>
        </SavedTogether>
      </UnsavedWork>
    </div>
  )
}

function Forms({ card, cardRef }: { card: CompanyCard; cardRef: CompanyCardRef }) {
  const locale = useLocale()
  const leave = useLeave()
  const toCards = () => leave(pathTo(locale, 'paymentMethods'))
  const finish = (outcome: 'saved' | 'removed', changed: CompanyCard) => {
    void showToast({
      text: <FormattedMessage id={`companyCards.${outcome}`} values={{ card: <CardName card={changed} /> }} />,
    })
    toCards()
  }
  return (
    <>
      <EditCard card={card} cardRef={cardRef} onSaved={(saved) => finish('saved', saved)} onCancel={toCards} />
      <RemoveCard card={card} cardRef={cardRef} onRemoved={() => finish('removed', card)} />
    </>
  )
}

function Face({ card }: { card: CompanyCard }) {
  const { status, days } = cardStatus(card, localDay(useNow()))
  return (
    <div className={styles.face}>
      <CardFace card={card} status={status} days={days} />
    </div>
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
