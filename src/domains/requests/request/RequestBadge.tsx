import { FormattedMessage } from 'react-intl'
import type { RequestStatus } from '#contract/approvals/requests.ts'
import { requestTones } from '@/domains/requests/requests.rules'
import { Badge } from '@/ui/display/Badge'

/** The status of a request in a word. */
export const RequestBadge = ({ status }: { status: RequestStatus }) => (
  <Badge tone={requestTones[status]}>
    <FormattedMessage id={`travelRequests.status.${status}`} />
  </Badge>
)
