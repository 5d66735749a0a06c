import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { CreditCard } from '#contract/cards.ts'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { SectionCard } from '@/patterns/SectionCard'
import { showToast } from '@/patterns/toasts'
import { useSubjectProfile } from '@/patterns/subject'
import { useSubjectPath } from '@/patterns/useSubjectPath'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { CardName } from './shared/CardName'
import { EditCard } from './EditCard'
import { useCreditCardsQuery } from './payment.slice'
import { removedCardState } from './removedCard'

/** §2 profile/payment/edit-credit-card/{creditCardID}. */
export default function EditCreditCardPage() {
  const { creditCardID } = useParams()
  const profileRef = useSubjectProfile()
  const answer = useCreditCardsQuery(profileRef)
  const [left, setLeft] = useState<{ removed?: CreditCard }>()
  const card = answer.data?.find(({ id }) => id === creditCardID)
  if (left) return <ToTheOthers {...left} />
  const finish = () => {
    void showToast({
      text: <FormattedMessage id="profile.payment.saved" values={{ card: card && <CardName card={card} /> }} />,
    })
    setLeft({})
  }
  return (
    <ProfileFrame name="payment" title={<FormattedMessage id="routes.editCreditCard" />}>
      {answer.data && !card ? (
        <UnknownCard />
      ) : (
        <SectionCard
          heading={card ? <CardName card={card} /> : <FormattedMessage id="profile.payment.one" />}
          answer={answer}
        >
          {(cards) =>
            card && (
              <EditCard
                {...{ profileRef, card, cards }}
                onSaved={finish}
                onRemoved={() => setLeft({ removed: card })}
                onCancel={() => setLeft({})}
              />
            )
          }
        </SectionCard>
      )}
    </ProfileFrame>
  )
}

/** Goes back to the list, once the form is unmounted: its unsaved changes then no longer ask before leaving. */
function ToTheOthers({ removed }: { removed?: CreditCard }) {
  const navigate = useNavigate()
  const payment = useSubjectPath()('payment')
  useEffect(() => {
    void navigate(payment, { replace: true, ...(removed && { state: removedCardState(removed) }) })
  }, [navigate, payment, removed])
  return null
}

const UnknownCard = () => (
  <EmptyState
    title={<FormattedMessage id="profile.payment.unknown.title" />}
    text={<FormattedMessage id="profile.payment.unknown.text" />}
    illustration={<Illustration of="lost" />}
    action={
      <Link to={useSubjectPath()('payment')} className={buttonClass()}>
        <FormattedMessage id="profile.payment.unknown.action" />
      </Link>
    }
  />
)
