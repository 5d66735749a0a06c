import { createContext, useContext } from 'react'
import type { EmployeeRef, ProfileRef } from '@/http/paths'

/**
 * The person whose data a page shows: the signed-in person, a traveler they arrange for, or an employee they
 * administer. The route row has the kind, `app` and its layouts resolve it, and components read it here instead of the
 * signed-in person.
 */
export type Subject =
  | ({ kind: 'me'; employeeId: string | null } & ProfileRef)
  | ({ kind: 'traveler' } & ProfileRef)
  | { kind: 'employee'; companyId: string; employeeId: string; profileId: string | null }

const SubjectContext = createContext<Subject | null>(null)
export const SubjectProvider = SubjectContext.Provider

/** @throws outside a page that has a subject */
export function useSubject(): Subject {
  const subject = useContext(SubjectContext)
  if (!subject) throw new Error('useSubject is called outside a page about a person')
  return subject
}

/** Whether a page shows the signed-in person's own data. */
export const useIsAboutMe = (): boolean => useSubject().kind === 'me'

/** The subject's profile, as an argument for calls. */
export function useSubjectProfile(): ProfileRef {
  const subject = useSubject()
  const { companyId, profileId } = subject
  if (profileId === null) throw new Error('The page needs a profile, which this employee does not have')
  return { companyId, profileId }
}

/** The subject's employee; undefined where only the profile is known, as for an arranged traveler. */
export function useSubjectEmployee(): EmployeeRef | undefined {
  const subject = useSubject()
  if (subject.kind === 'traveler' || !subject.employeeId) return undefined
  return { companyId: subject.companyId, employeeId: subject.employeeId }
}
