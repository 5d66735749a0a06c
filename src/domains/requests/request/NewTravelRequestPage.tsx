import type { TravelRequest } from '#contract/approvals/requests.ts'
import { usePostTravelRequestMutation, useTravelRequestsQuery } from '@/domains/requests/requests.slice'
import { useLeave } from '@/forms/leave/unsaved'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { Card } from '@/ui/display/Card'
import { RequestForm } from './RequestForm'

/** Sends a new request to travel. */
export default function NewTravelRequestPage() {
  return (
    <AddRecordPage title="routes.newTravelRequest" lead="travelRequests.new.lead">
      <Card>
        <NewRequest />
      </Card>
    </AddRecordPage>
  )
}

function NewRequest() {
  const profileRef = useSubjectProfile()
  const path = useSubjectPath()
  const leave = useLeave()
  const [post] = usePostTravelRequestMutation()
  // The list says the currency of the company.
  const { data } = useTravelRequestsQuery({ ...profileRef, pageNumber: 1 })
  return (
    <RequestForm
      request={null}
      currency={data?.currency ?? ''}
      save={async (request) => (await post({ ...profileRef, request })) as SaveResult<TravelRequest | null>}
      onSaved={(sent) => leave(sent ? path('travelRequest', { requestId: sent.id }) : path('travelRequests'))}
      onCancel={() => leave(path('travelRequests'))}
    />
  )
}
