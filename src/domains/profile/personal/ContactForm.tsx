import { FormattedMessage } from 'react-intl'
import { phoneTypes } from '#contract/fields/phoneFields.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { PhoneInput } from '@/domains/reference/shared/PhoneInput'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { FieldRow } from '@/forms/input/FieldRow'
import { SectionForm } from '@/forms/section/SectionForm'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { contactEdits, contactSchema, contactValues } from './contact.rules'
import { shownValue } from '@/domains/profile/shared/ShownValue'
import { useIsOwn } from './useIsOwn'
import { useFormContext, useFormState } from 'react-hook-form'
import { Banner } from '@/ui/notice/Banner'
import type { ProfileRef } from '@/http/paths'

interface ContactFormProps {
  profileRef: ProfileRef
  profile: Profile
  /** Whether only the number is asked for, because its kind is known. */
  isShort: boolean
}

export function ContactForm({ profileRef, profile, isShort }: ContactFormProps) {
  const isOwn = useIsOwn(profileRef)
  const save = useSaveProfile(profileRef)
  const section = useSectionForm({
    id: `contact-${profileRef.profileId}`,
    schema: contactSchema,
    entity: profile,
    valuesOf: contactValues,
    save: (typed, opened) => save(contactEdits(typed), opened),
    draftOwner: useOwnProfile(),
  })
  return (
    <SectionForm
      section={section}
      part="profile.personal.contact.title"
      labels="profile.personal.field"
      show={shownValue}
    >
      <PhoneInput
        codeName="phoneCountryCode"
        numberName="phoneNumber"
        preferredCountry={profile.countryCode}
        isRequired
        isOwn={isOwn}
      />
      {!(isShort && profile.phoneType) && (
        <FieldRow>
          <SelectInput name="phoneType" isRequired>
            {phoneTypes.map((each) => (
              <option key={each} value={each}>
                <FormattedMessage id={`profile.phoneType.${each}`} />
              </option>
            ))}
          </SelectInput>
          <TextInput name="phoneExtension" inputMode="numeric" autoComplete={isOwn ? 'tel-extension' : 'off'} />
        </FieldRow>
      )}
      {profile.phoneNumberIsConfirmed && <NewNumberNotice hasSignInCodes={profile.setupForOtp} />}
    </SectionForm>
  )
}

/** Warns before saving another number: it must be confirmed anew, and sign-in codes are off until then. */
function NewNumberNotice({ hasSignInCodes }: { hasSignInCodes: boolean }) {
  const { control } = useFormContext()
  const { dirtyFields } = useFormState({ control, name: ['phoneCountryCode', 'phoneNumber'] })
  if (!dirtyFields.phoneCountryCode && !dirtyFields.phoneNumber) return null
  return (
    <Banner tone="info">
      <FormattedMessage
        id={hasSignInCodes ? 'profile.personal.newNumber.signIn' : 'profile.personal.newNumber.confirm'}
      />
    </Banner>
  )
}
