import { useEffect, useMemo, useState, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import {
  type ContactFields,
  type ContactPerson,
  type EmergencyContact,
  peopleToCall,
  relationships,
  emergencyContactAnswerSchema,
} from '#contract/profile/emergencyContact.ts'
import { phoneTypes } from '#contract/fields/phoneFields.ts'
import { PhoneInput } from '@/domains/reference/shared/PhoneInput'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { changedSince } from '@/forms/draft/conflict.rules'
import { hasDraft } from '@/forms/draft/drafts'
import { FieldRow } from '@/forms/input/FieldRow'
import { SectionForm } from '@/forms/section/SectionForm'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { type ApiFailure, failureOf } from '@/http/failure'
import styles from './ContactForm.module.css'
import {
  contactFormSchema,
  contactValues,
  type ContactValues,
  type OpenedPerson,
  openedPerson,
  contactBody,
} from './emergency.rules'
import { usePutEmergencyContactMutation } from './emergency.slice'

/** Id of the form for a contact of the list, or without an id for a new contact. */
export const contactFormId = ({ profileId }: ProfileRef, id?: string): string => `emergency-${id ?? profileId}`

interface ContactFormProps {
  profileRef: ProfileRef
  contact: EmergencyContact | null
  /** The contact to change, undefined for a new one. */
  id?: string
  preferredCountry: string | undefined
  /** Whether the person opened the form, which then gets the focus. */
  isAsked: boolean
  /** Called when no unsaved text is left. */
  onSaved: (person: ContactPerson) => void
  /** Undefined where the form cannot be closed. */
  onCancel?: (() => void) | undefined
}

/** Adds or changes an emergency contact. */
export function ContactForm(props: ContactFormProps) {
  const { profileRef, contact, id, preferredCountry, isAsked, onSaved, onCancel } = props
  const others = contact ? peopleToCall(contact).filter((each) => each.id !== id) : []
  const entity = useMemo(() => (id ? openedPerson(contact, id, isOffered('morecontacts')) : null), [contact, id])
  const draftOwner = useOwnProfile()
  const formId = contactFormId(profileRef, id)
  const [isKept] = useState(() => hasDraft({ owner: draftOwner, form: formId }))
  const section = useSectionForm<OpenedPerson | null, ContactValues, ContactFields>({
    id: formId,
    schema: contactFormSchema(isOffered('morecontacts') ? others : []),
    entity,
    valuesOf: contactValues,
    save: useSaveContact(profileRef, contact, id),
    draftOwner,
    onSaved: (saved) => {
      const isAllSaved = changedSince(contactValues(saved), section.form.getValues()).length === 0
      if (saved && isAllSaved) onSaved(saved.person)
    },
  })
  const { form, discard } = section
  useEffect(() => {
    if (isAsked && !isKept) form.setFocus('firstName')
  }, [form, isAsked, isKept])
  const cancel = onCancel && (() => (discard(), onCancel()))
  return (
    <SectionForm
      section={section}
      labels="profile.emergency.field"
      {...(!id && contact && { saveLabel: 'profile.emergency.add.save' })}
      {...(cancel && { onCancel: cancel })}
    >
      <ContactInputs preferredCountry={preferredCountry} />
    </SectionForm>
  )
}

const ContactInputs = ({ preferredCountry }: { preferredCountry: string | undefined }) => (
  <>
    <FieldRow>
      <TextInput name="firstName" isRequired autoComplete="off" />
      <TextInput name="lastName" isRequired autoComplete="off" />
    </FieldRow>
    <div className={styles.half}>
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
    </div>
    <PhoneInput codeName="code" numberName="phoneNumber" preferredCountry={preferredCountry} isRequired />
    <FieldRow>
      <SelectInput name="type" isRequired>
        {phoneTypes.map((each) => (
          <option key={each} value={each}>
            <FormattedMessage id={`profile.phoneType.${each}`} />
          </option>
        ))}
      </SelectInput>
      <TextInput name="extension" inputMode="numeric" autoComplete="off" />
    </FieldRow>
  </>
)

/**
 * Saves a contact in the list they were opened in. If another person changed the list meanwhile, the conflict shows
 * that list's contact. A new contact is added to the newest known list.
 */
function useSaveContact(profileRef: ProfileRef, contact: EmergencyContact | null, id: string | undefined) {
  const [put] = usePutEmergencyContactMutation()
  const hasMore = isOffered('morecontacts')
  const newest = useRef(contact)
  useEffect(() => void (newest.current = contact), [contact])
  return async (typed: ContactFields, opened: OpenedPerson | null): Promise<SaveResult<OpenedPerson | null>> => {
    const list = opened ? opened.list : newest.current
    const changedId = opened?.person.id
    const answer = await put({ ...profileRef, contact: contactBody(list, changedId, typed, hasMore) })
    if (!answer.error) {
      newest.current = answer.data
      return { data: openedPerson(answer.data, changedId ?? peopleToCall(answer.data).at(-1)?.id, hasMore) }
    }
    const failure = atTheirFields(failureOf(answer.error))
    if (failure.current === undefined) return { error: failure }
    newest.current = z.safeParse(emergencyContactAnswerSchema, failure.current).data ?? null
    return { error: { ...failure, current: openedPerson(newest.current, changedId ?? id, hasMore) } }
  }
}

/** Moves problems from the list to the contact's fields: `others.1.phoneNumber` becomes `phoneNumber`. */
const atTheirFields = ({ problems, ...failure }: ApiFailure): ApiFailure => ({
  ...failure,
  ...(problems && {
    problems: problems.map(({ field, code }) => ({ field: field.replace(/^others\.\d+\./, ''), code })),
  }),
})
