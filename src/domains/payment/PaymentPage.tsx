import { ProfileFrame } from '@/domains/profile/ProfileFrame'

export default function PaymentPage() {
  return <ProfileFrame name="payment">{null}</ProfileFrame>
}
