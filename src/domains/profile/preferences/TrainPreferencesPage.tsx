import { PreferencesFrame } from './PreferencesFrame'

/** §2 profile/train-preferences. */
export default function TrainPreferencesPage() {
  return <PreferencesFrame page="train" />
}
