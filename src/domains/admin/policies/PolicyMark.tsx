import { FormattedMessage } from 'react-intl'
import type { ManagedPolicy } from '#contract/admin/travelPolicies.ts'
import { Badge } from '@/ui/display/Badge'

/** A mark for the default policy, or for an inactive one. */
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
