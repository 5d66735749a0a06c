import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { CreditCard } from '#contract/payment/cards.ts'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useLeave } from '@/forms/leave/unsaved'
import type { ProfileRef } from '@/http/paths'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { EditOwnCard } from './EditOwnCard'
import { useCreditCardsQuery } from './payment.slice'
import { removedCardState } from './removedCard'
import { CardName } from './shared/CardName'
import { showCardToast } from './shared/showCardToast'

/** §2 profile/payment/edit-credit-card/{creditCardID}. */
export default function EditCreditCardPage() {
  const { creditCardID } = useParams()
  const profileRef = useSubjectProfile()
  const payment = useSubjectPath()('payment')
  const answer = useCreditCardsQuery(profileRef)
  const card = answer.data?.find(({ id }) => id === creditCardID)
  return (
    <ProfileFrame name="payment" title={<FormattedMessage id="routes.editCreditCard" />}>
      {answer.data && !card ? (
        <UnknownRecord headingLevel={2} about="profile.payment" back={payment} />
      ) : (
        <SectionCard
          heading={card ? <CardName card={card} /> : <FormattedMessage id="profile.payment.one" />}
          answer={answer}
        >
          {(cards) => card && <Edit {...{ profileRef, card, cards }} />}
        </SectionCard>
      )}
    </ProfileFrame>
  )
}

interface EditProps {
  profileRef: ProfileRef
  card: CreditCard
  cards: readonly CreditCard[]
}

function Edit(edited: EditProps) {
  const leave = useLeave()
  const payment = useSubjectPath()('payment')
  const finish = (saved: CreditCard) => {
    showCardToast('saved', saved)
    leave(payment)
  }
  return (
    <EditOwnCard
      {...edited}
      onSaved={finish}
      onRemoved={() => leave(payment, removedCardState(edited.card))}
      onCancel={() => leave(payment)}
    />
  )
}
