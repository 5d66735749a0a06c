import { PreferencesFrame } from './PreferencesFrame'

/** §2 profile/hotel-preferences. */
export default function HotelPreferencesPage() {
  return <PreferencesFrame page="hotel" />
}
