import { FormattedMessage, useIntl } from 'react-intl'
import { type TravelPreference, newTravelPreferenceSchema } from '#contract/profile/preferences.ts'
import { SectionCard } from '@/patterns/page/SectionCard'
import type { ProfileRef } from '@/http/paths'
import { usePreferencesQuery } from './preferences.slice'
import { type PreferencePage, preferenceChanges, preferenceFormValues } from './preferences.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { pageFieldInputs } from './pageFieldInputs'
import { preferenceInWords } from './preferenceWords'
import { useSavePreferences } from './useSavePreferences'

interface PreferencesSectionProps {
  profileRef: ProfileRef
  page: PreferencePage
}

/** One page of a person's travel preferences (§3): flight, train, hotel or car. */
export function PreferencesSection({ profileRef, page }: PreferencesSectionProps) {
  return (
    <SectionCard<TravelPreference | null>
      heading={<FormattedMessage id={`profile.preferences.${page}.title`} />}
      description={<FormattedMessage id={`profile.preferences.${page}.text`} />}
      answer={usePreferencesQuery(profileRef)}
    >
      {(preferences) => <PreferencesForm profileRef={profileRef} page={page} preferences={preferences} />}
    </SectionCard>
  )
}

interface PreferencesFormProps {
  profileRef: ProfileRef
  page: PreferencePage
  preferences: TravelPreference | null
}

/** The form for one page of the preferences. */
function PreferencesForm({ profileRef, page, preferences }: PreferencesFormProps) {
  const { formatMessage } = useIntl()
  const section = useSectionForm({
    id: `preferences-${page}-${profileRef.profileId}`,
    schema: newTravelPreferenceSchema,
    entity: preferences,
    valuesOf: preferenceFormValues,
    changesIn: preferenceChanges,
    save: useSavePreferences(profileRef, page),
    draftOwner: useOwnProfile(),
  })
  const Fields = pageFieldInputs[page]
  return (
    <SectionForm
      section={section}
      part={`profile.preferences.${page}.title`}
      labels="profile.preferences.field"
      show={(name, value) => preferenceInWords(formatMessage, name, value)}
    >
      <Fields />
    </SectionForm>
  )
}
