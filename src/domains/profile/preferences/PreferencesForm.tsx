import { useIntl } from 'react-intl'
import { newTravelPreferenceSchema, type TravelPreference } from '#contract/preferences.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/SectionForm'
import { useSectionForm } from '@/forms/useSectionForm'
import type { ProfileRef } from '@/http/paths'
import { pageFieldInputs } from './pageFieldInputs'
import { type PreferencePage, preferenceValues } from './preferences.rules'
import { preferenceInWords } from './preferenceWords'
import { useSavePreferences } from './useSavePreferences'

interface PreferencesFormProps {
  profileRef: ProfileRef
  page: PreferencePage
  preferences: TravelPreference | null
  onSaved: (() => void) | undefined
}

/** One page of the record as a form of its own. */
export function PreferencesForm({ profileRef, page, preferences, onSaved }: PreferencesFormProps) {
  const { formatMessage } = useIntl()
  const section = useSectionForm({
    id: `preferences-${page}-${profileRef.profileId}`,
    schema: newTravelPreferenceSchema,
    entity: preferences,
    valuesOf: preferenceValues,
    save: useSavePreferences(profileRef, page),
    draftOwner: useOwnProfile(),
    ...(onSaved && { onSaved }),
  })
  const Fields = pageFieldInputs[page]
  return (
    <SectionForm
      section={section}
      labels="profile.preferences.field"
      show={(name, value) => preferenceInWords(formatMessage, name, value)}
    >
      <Fields />
    </SectionForm>
  )
}
