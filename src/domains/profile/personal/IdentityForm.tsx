import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { genderSchema, type Profile } from '#contract/profile.ts'
import { AirportInput } from '@/domains/reference/shared/AirportInput'
import { CountryInput } from '@/domains/reference/shared/CountryInput'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { DayInput } from '@/forms/DayInput'
import { FieldRow } from '@/forms/FieldRow'
import { SectionForm } from '@/forms/SectionForm'
import { SelectInput } from '@/forms/SelectInput'
import { TextInput } from '@/forms/TextInput'
import { useSectionForm } from '@/forms/useSectionForm'
import { AirlineName } from './AirlineName'
import { identityEdits, identitySchema, identityValues } from './identity.rules'
import type { PersonalSectionProps } from './personalSection'
import { shownValue } from './ShownValue'
import { useIsOwn } from './useIsOwn'

export function IdentityForm({ profileRef, profile, onSaved }: PersonalSectionProps & { profile: Profile }) {
  const isOwn = useIsOwn(profileRef)
  const { formatMessage } = useIntl()
  const save = useSaveProfile(profileRef, onSaved)
  const section = useSectionForm({
    id: `identity-${profileRef.profileId}`,
    schema: useMemo(() => identitySchema(profile), [profile]),
    entity: profile,
    valuesOf: identityValues,
    save: (typed, opened) => save(identityEdits(typed), opened),
    draftOwner: useOwnProfile(),
  })
  const fills = (own: string) => (isOwn ? own : 'off')
  const neededWhileMissing = (value: string | null) =>
    value ? {} : { description: formatMessage({ id: 'profile.personal.identity.needed' }) }
  return (
    <SectionForm
      section={section}
      part="profile.personal.identity.title"
      labels="profile.personal.field"
      show={shownValue}
    >
      <FieldRow>
        <TextInput name="firstName" isRequired autoComplete={fills('given-name')} />
        <TextInput name="middleName" autoComplete={fills('additional-name')} />
        <TextInput name="lastName" isRequired autoComplete={fills('family-name')} />
      </FieldRow>
      <AirlineName />
      <FieldRow>
        <SelectInput name="gender" autoComplete={fills('sex')} {...neededWhileMissing(profile.gender)}>
          <option value="">
            <FormattedMessage id="forms.choose" />
          </option>
          {genderSchema.options.map((gender) => (
            <option key={gender} value={gender}>
              <FormattedMessage id={`profile.personal.gender.${gender}`} />
            </option>
          ))}
        </SelectInput>
        <DayInput
          name="dateOfBirth"
          {...(isOwn && { autoComplete: 'bday' })}
          {...neededWhileMissing(profile.dateOfBirth)}
        />
      </FieldRow>
      <FieldRow>
        <AirportInput name="airportCode" description={<FormattedMessage id="profile.personal.airportCode.text" />} />
      </FieldRow>
      <FieldRow>
        <CountryInput name="countryCode" {...(isOwn && { autoComplete: 'country' })} />
      </FieldRow>
    </SectionForm>
  )
}
