import { FormattedMessage } from 'react-intl'
import type { TravelPreference } from '#contract/preferences.ts'
import { SectionCard } from '@/patterns/SectionCard'
import type { ProfileRef } from '@/http/paths'
import { PreferencesForm } from './PreferencesForm'
import { usePreferencesQuery } from './preferences.slice'
import type { PreferencePage } from './preferences.rules'

interface PreferencesSectionProps {
  profileRef: ProfileRef
  page: PreferencePage
  onSaved?: () => void
}

/** How somebody likes to fly, ride, stay or drive: one page of the record of §3. */
export function PreferencesSection({ profileRef, page, onSaved }: PreferencesSectionProps) {
  return (
    <SectionCard<TravelPreference | null>
      heading={<FormattedMessage id={`profile.preferences.${page}.title`} />}
      description={<FormattedMessage id={`profile.preferences.${page}.text`} />}
      answer={usePreferencesQuery(profileRef)}
    >
      {(preferences) => (
        <PreferencesForm profileRef={profileRef} page={page} preferences={preferences} onSaved={onSaved} />
      )}
    </SectionCard>
  )
}
