import { FormattedMessage } from 'react-intl'
import { type EmergencyContact, relationships } from '#contract/emergencyContact.ts'
import { phoneTypes } from '#contract/phones.ts'
import { PhoneInput } from '@/domains/reference/shared/PhoneInput'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { FieldRow } from '@/forms/FieldRow'
import { SectionForm } from '@/forms/SectionForm'
import { SelectInput } from '@/forms/SelectInput'
import { TextInput } from '@/forms/TextInput'
import { useSectionForm } from '@/forms/useSectionForm'
import type { SaveResult } from '@/forms/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import { contactFormSchema, contactValues } from './emergency.rules'
import { usePutEmergencyContactMutation, useDeleteEmergencyContactMutation } from './emergency.slice'
import { RemoveInPlace } from '@/patterns/RemoveInPlace'

interface EmergencyFormProps {
  profileRef: ProfileRef
  contact: EmergencyContact | null
  preferredCountry: string | undefined
  onSaved: (() => void) | undefined
}

export function EmergencyForm({ profileRef, contact, preferredCountry, onSaved }: EmergencyFormProps) {
  const [put] = usePutEmergencyContactMutation()
  const section = useSectionForm({
    id: `emergency-${profileRef.profileId}`,
    schema: contactFormSchema,
    entity: contact,
    valuesOf: contactValues,
    save: async (typed, opened) =>
      (await put({
        ...profileRef,
        contact: { ...typed, version: opened?.version ?? null },
      })) as SaveResult<EmergencyContact | null>,
    draftOwner: useOwnProfile(),
    ...(onSaved && { onSaved }),
  })
  return (
    <>
      <SectionForm section={section} labels="profile.emergency.field">
        <FieldRow>
          <TextInput name="firstName" isRequired autoComplete="off" />
          <TextInput name="lastName" isRequired autoComplete="off" />
        </FieldRow>
        <SelectInput name="relationship" isRequired>
          <option value="">
            <FormattedMessage id="forms.choose" />
          </option>
          {relationships.map((each) => (
            <option key={each} value={each}>
              <FormattedMessage id={`profile.emergency.relationship.${each}`} />
            </option>
          ))}
        </SelectInput>
        <PhoneInput codeName="code" numberName="phoneNumber" preferredCountry={preferredCountry} isRequired />
        <FieldRow>
          <SelectInput name="type">
            {phoneTypes.map((each) => (
              <option key={each} value={each}>
                <FormattedMessage id={`profile.phoneType.${each}`} />
              </option>
            ))}
          </SelectInput>
          <TextInput name="extension" inputMode="numeric" autoComplete="off" />
        </FieldRow>
      </SectionForm>
      {contact && (
        <RemoveContact profileRef={profileRef} contact={contact} onRemoved={() => section.form.setFocus('firstName')} />
      )}
    </>
  )
}

interface RemoveContactProps {
  profileRef: ProfileRef
  contact: EmergencyContact
  onRemoved: () => void
}

/** Removes the contact, if it is still in the version shown. */
function RemoveContact({ profileRef, contact, onRemoved }: RemoveContactProps) {
  const [remove, { error, isLoading }] = useDeleteEmergencyContactMutation()
  const confirm = async () => {
    const answer = await remove({ ...profileRef, id: contact.id, version: contact.version })
    if (!answer.error) onRemoved()
  }
  const name = `${contact.firstName} ${contact.lastName}`
  return (
    <RemoveInPlace
      label={<FormattedMessage id="profile.emergency.remove" />}
      question={<FormattedMessage id="profile.emergency.remove.sure" values={{ name }} />}
      yes={<FormattedMessage id="profile.emergency.remove.yes" />}
      no={<FormattedMessage id="forms.cancel" />}
      error={error}
      isPending={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}
