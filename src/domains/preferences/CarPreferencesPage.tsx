import { ProfileFrame } from '@/domains/profile/ProfileFrame'

export default function CarPreferencesPage() {
  return <ProfileFrame name="carPreferences">{null}</ProfileFrame>
}
