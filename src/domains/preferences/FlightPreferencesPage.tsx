import { ProfileFrame } from '@/domains/profile/ProfileFrame'

export default function FlightPreferencesPage() {
  return <ProfileFrame name="flightPreferences">{null}</ProfileFrame>
}
