import { createContext, useContext } from 'react'
import type { EmployeeRef, ProfileRef } from '@/http/paths'

/**
 * Whose data a page shows: the signed-in person's own, a traveller's that they arrange for, or an employee's that they
 * administer (who need not have a profile). The row of the route says which kind, `app` resolves it, everything below
 * the page reads it here: nothing there asks who is signed in to find data.
 */
export type Subject =
  | ({ kind: 'me'; employeeId: string | null } & ProfileRef)
  | ({ kind: 'traveller' } & ProfileRef)
  | { kind: 'employee'; companyId: string; employeeId: string }

const SubjectContext = createContext<Subject | null>(null)
export const SubjectProvider = SubjectContext.Provider

/** @throws outside a page that is about somebody */
export function useSubject(): Subject {
  const subject = useContext(SubjectContext)
  if (!subject) throw new Error('useSubject is called outside a page about a person')
  return subject
}

/** The profile the page is about, as an argument for calls. */
export function useSubjectProfile(): ProfileRef {
  const subject = useSubject()
  if (subject.kind === 'employee') throw new Error('A page about an employee has no profile')
  const { companyId, profileId } = subject
  return { companyId, profileId }
}

/** The employee the page is about; undefined where only their profile is known, as of a traveller somebody arranges for. */
export function useSubjectEmployee(): EmployeeRef | undefined {
  const subject = useSubject()
  if (subject.kind === 'traveller' || !subject.employeeId) return undefined
  return { companyId: subject.companyId, employeeId: subject.employeeId }
}
