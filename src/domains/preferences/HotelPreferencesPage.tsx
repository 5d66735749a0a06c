import { ProfileFrame } from '@/domains/profile/ProfileFrame'

export default function HotelPreferencesPage() {
  return <ProfileFrame name="hotelPreferences">{null}</ProfileFrame>
}
