import { FormattedMessage } from 'react-intl'
import type { ManagedPolicy } from '#contract/travelPolicies.ts'
import { Badge } from '@/ui/display/Badge'

/** Whether new people get it, or nobody can be given it any more. */
export function PolicyMark({ policy: { isDefault, isActive } }: { policy: ManagedPolicy }) {
  if (isDefault)
    return (
      <Badge tone="success">
        <FormattedMessage id="travelPolicies.default" />
      </Badge>
    )
  return (
    !isActive && (
      <Badge>
        <FormattedMessage id="travelPolicies.status.inactive" />
      </Badge>
    )
  )
}
