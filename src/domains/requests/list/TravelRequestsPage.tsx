import { CircleCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { requestLimits, type TravelRequest } from '#contract/approvals/requests.ts'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import { DataTable } from '@/patterns/table/DataTable'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'
import { EmptyState } from '@/ui/notice/EmptyState'
import { placesText, requestTable } from '@/domains/requests/requests.rules'
import { useTravelRequestsQuery } from '@/domains/requests/requests.slice'
import { useRequestColumns } from './useRequestColumns'

/** The requests of a person to travel, those that a booking can use first. */
export default function TravelRequestsPage() {
  const { formatMessage } = useIntl()
  const address = useTableAddress(requestTable)
  const answer = useTravelRequestsQuery({ ...useSubjectProfile(), pageNumber: address.state.pageNumber })
  const nameOf = (request: TravelRequest) => `${request.purpose}, ${placesText(request)}`
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.travelRequests" />}
        lead="travelRequests.lead"
        primary={<NewRequestLink />}
      />
      <DataTable<TravelRequest>
        label={formatMessage({ id: 'routes.travelRequests' })}
        columns={useRequestColumns()}
        answer={answer}
        address={address}
        pageSize={requestLimits.page}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          <EmptyState
            title={<FormattedMessage id="travelRequests.none.title" />}
            text={<FormattedMessage id="travelRequests.none.text" />}
          />
        }
      />
    </div>
  )
}

const NewRequestLink = () => (
  <Link className={buttonClass()} to={useSubjectPath()('newTravelRequest')}>
    <CircleCheck aria-hidden="true" />
    <FormattedMessage id="routes.newTravelRequest" />
  </Link>
)
