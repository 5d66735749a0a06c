import { ProfileFrame } from '@/domains/profile/ProfileFrame'

export default function TrainPreferencesPage() {
  return <ProfileFrame name="trainPreferences">{null}</ProfileFrame>
}
