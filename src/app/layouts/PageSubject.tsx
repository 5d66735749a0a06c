import type { ReactNode } from 'react'
import { useSession } from '@/domains/session/shared/useSession'
import { SubjectProvider } from '@/patterns/subject/subject'

/** Provides the person signed in as the subject of a page; the layouts of travelers and employees provide theirs. */
export function PageSubject({ children }: { children: ReactNode }) {
  const { companyId, profileId, employeeId } = useSession()
  return <SubjectProvider value={{ kind: 'me', companyId, profileId, employeeId }}>{children}</SubjectProvider>
}
