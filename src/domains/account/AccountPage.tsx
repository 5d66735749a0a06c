import { ProfileFrame } from '@/domains/profile/ProfileFrame'

export default function AccountPage() {
  return <ProfileFrame name="account">{null}</ProfileFrame>
}
