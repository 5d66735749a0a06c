import { useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import { CountryInput } from '@/domains/reference/shared/CountryInput'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { DayInput } from '@/forms/input/DayInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { SectionForm } from '@/forms/section/SectionForm'
import { TextInput } from '@/forms/input/TextInput'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import { changedDocumentSchema, documentValues, type DocumentValues, newDocumentSchema } from './documentForm.rules'
import { MrzInput } from './MrzInput'
import { usePostTravelDocumentMutation, usePutTravelDocumentMutation } from './documents.slice'
import { useFormats } from '@/i18n/useFormats'

interface DocumentFormProps {
  profileRef: ProfileRef
  /** Null for a new passport. */
  document: TravelDocument | null
  /** Whether the person opened the form, which then gets the focus and can be closed. */
  isAsked: boolean
  onSaved: (document: TravelDocument) => void
  onCancel: () => void
}

/** Adds or changes a passport. Its stored number is never shown; it can only be replaced. */
export function DocumentForm({ profileRef, document, isAsked, onSaved, onCancel }: DocumentFormProps) {
  const section = useSectionForm<TravelDocument | null, DocumentValues, DocumentValues>({
    id: `document-${document?.id ?? `new-${profileRef.profileId}`}`,
    schema: document ? changedDocumentSchema : newDocumentSchema,
    entity: document,
    valuesOf: documentValues,
    save: useSaveDocument(profileRef),
    draftOwner: useOwnProfile(),
    sealed: { number: (opened) => opened?.number ?? '' },
    onSaved: (saved) => saved && onSaved(saved),
  })
  const { form, discard } = section
  useEffect(() => {
    if (isAsked) form.setFocus('issueCountry')
  }, [form, isAsked])
  const cancel = () => {
    discard()
    onCancel()
  }
  return (
    <SectionForm
      section={section}
      labels="profile.documents.field"
      {...(isAsked && { onCancel: cancel })}
      show={showDocumentValue}
    >
      <MrzInput profileRef={profileRef} />
      <FieldRow>
        <CountryInput name="issueCountry" isRequired />
        <TextInput
          name="number"
          isRequired={document === null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={document?.number.replaceAll('*', '•')}
          description={
            document ? (
              <FormattedMessage
                id="profile.documents.number.kept"
                values={{ ending: document.number.replaceAll('*', '') }}
              />
            ) : (
              <FormattedMessage id="profile.documents.number.hint" />
            )
          }
        />
      </FieldRow>
      <DayInput name="expirationDate" isRequired />
    </SectionForm>
  )
}

/** Sends a new passport, or the changes to the one that was opened. */
function useSaveDocument(profileRef: ProfileRef) {
  const [post] = usePostTravelDocumentMutation()
  const [put] = usePutTravelDocumentMutation()
  return async ({ number, ...rest }: DocumentValues, opened: TravelDocument | null) => {
    const fields = { type: 'passport' as const, ...rest }
    const answer = opened
      ? put({
          ...profileRef,
          id: opened.id,
          document: { ...fields, version: opened.version, ...(number && { number }) },
        })
      : post({ ...profileRef, document: { ...fields, number } })
    return (await answer) as SaveResult<TravelDocument | null>
  }
}

/** Formats a passport's field for a conflict. */
const showDocumentValue = (name: string, value: unknown): ReactNode => {
  const text = String(value)
  if (name === 'issueCountry' && text) return <Country code={text} />
  if (name === 'expirationDate' && /^\d{4}-\d{2}-\d{2}$/.test(text)) return <Day day={text} />
  return '—'
}

const Country = ({ code }: { code: string }) => useFormats().country(code)
const Day = ({ day }: { day: string }) => useFormats().date(day)
