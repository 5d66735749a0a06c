import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useSession } from '@/domains/session/shared/useSession'
import { type Subject, SubjectProvider } from '@/patterns/subject'
import type { RouteRow } from '@/routes/row'

/** Provides the subject of a page: the person named by its address, else the person signed in. */
export function PageSubject({ row, children }: { row: Pick<RouteRow, 'subject'>; children: ReactNode }) {
  const { companyId, profileId, employeeId } = useSession()
  const params = useParams()
  return <SubjectProvider value={subject()}>{children}</SubjectProvider>

  function subject(): Subject {
    if (row.subject === 'traveller')
      return { kind: 'traveller', companyId: params.companyId ?? '', profileId: params.profileId ?? '' }
    if (row.subject === 'employee') return { kind: 'employee', companyId, employeeId: params.employeeId ?? '' }
    return { kind: 'me', companyId, profileId, employeeId }
  }
}
