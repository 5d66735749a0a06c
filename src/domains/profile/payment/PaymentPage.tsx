import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ProfileFrame } from '@/domains/profile/ProfileFrame'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { PaymentSection } from './PaymentSection'
import { removedCardOf } from './removedCard'

/** §2 profile/payment. */
export default function PaymentPage() {
  const profileRef = useSubjectProfile()
  const path = useSubjectPath()
  const { state } = useLocation()
  return (
    <ProfileFrame name="payment" lead={<FormattedMessage id="profile.payment.lead" />}>
      <PaymentSection
        profileRef={profileRef}
        cardPath={(creditCardID) => path('editCreditCard', { creditCardID })}
        removed={removedCardOf(state)}
      />
    </ProfileFrame>
  )
}
