import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import {
  type ContactFields,
  type EmergencyContact,
  emergencyContactAnswerSchema,
  peopleToCall,
} from '#contract/profile/emergencyContact.ts'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { isOffered } from '@/http/additions'
import { type ApiFailure, failureOf } from '@/http/failure'
import type { ProfileRef } from '@/http/paths'
import { contactBody, type OpenedPerson, openedPerson } from './emergency.rules'
import { usePutEmergencyContactMutation } from './emergency.slice'

/**
 * Saves a contact in the list they were opened in. If another person changed the list meanwhile, the conflict shows
 * that list's contact. A new contact is added to the newest known list.
 */
export function useSaveContact(profileRef: ProfileRef, contact: EmergencyContact | null, id: string | undefined) {
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
