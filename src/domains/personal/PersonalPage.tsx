import { ProfileFrame } from '@/domains/profile/ProfileFrame'

export default function PersonalPage() {
  return <ProfileFrame name="personal">{null}</ProfileFrame>
}
