import { PreferencesFrame } from './PreferencesFrame'

/** §2 profile/car-preferences. */
export default function CarPreferencesPage() {
  return <PreferencesFrame page="car" />
}
