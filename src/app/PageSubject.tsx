import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useSession } from '@/domains/session/shared/useSession'
import { type Subject, SubjectProvider } from '@/patterns/subject'
import type { RouteRow } from '@/routes/row'

/** Tells a page whose data it shows: the person its address names, else the signed-in one. */
export function PageSubject({ row, children }: { row: RouteRow; children: ReactNode }) {
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
