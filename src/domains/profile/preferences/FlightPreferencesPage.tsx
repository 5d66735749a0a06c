import { PreferencesFrame } from './PreferencesFrame'

/** §2 profile/flight-preferences. */
export default function FlightPreferencesPage() {
  return <PreferencesFrame page="flight" />
}
