import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { CreditCard } from '#contract/cards.ts'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useLeave } from '@/forms/leave/unsaved'
import type { ProfileRef } from '@/http/paths'
import { SectionCard } from '@/patterns/page/SectionCard'
import { showToast } from '@/patterns/feedback/toasts'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { CardName } from './shared/CardName'
import { EditCard } from './EditCard'
import { useCreditCardsQuery } from './payment.slice'
import { removedCardState } from './removedCard'

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

function Edit({ profileRef, card, cards }: EditProps) {
  const leave = useLeave()
  const payment = useSubjectPath()('payment')
  const finish = () => {
    void showToast({
      text: <FormattedMessage id="profile.payment.saved" values={{ card: <CardName card={card} /> }} />,
    })
    leave(payment)
  }
  return (
    <EditCard
      {...{ profileRef, card, cards }}
      onSaved={finish}
      onRemoved={() => leave(payment, removedCardState(card))}
      onCancel={() => leave(payment)}
    />
  )
}
