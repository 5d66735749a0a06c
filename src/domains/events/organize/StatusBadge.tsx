import { FormattedMessage } from 'react-intl'
import type { GroupStatus } from '#contract/events/groupTravels.ts'
import { Badge } from '@/ui/display/Badge'
import { statusTones } from './organize.rules'

/** The state of an event (§4). */
export const StatusBadge = ({ status }: { status: GroupStatus }) => (
  <Badge tone={statusTones[status]}>
    <FormattedMessage id={`organize.status.${status}`} />
  </Badge>
)
