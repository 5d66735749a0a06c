import { FormattedMessage } from 'react-intl'
import type { RollCall } from '#contract/risk/rollCalls.ts'
import { Badge } from '@/ui/display/Badge'

/** Whether a roll call takes answers, or is an announcement. */
export function RollCallBadge({ rollCall: { kind, isOpen } }: { rollCall: RollCall }) {
  if (kind === 'announcement')
    return (
      <Badge>
        <FormattedMessage id="rollCall.status.announcement" />
      </Badge>
    )
  return (
    <Badge tone={isOpen ? 'accent' : 'neutral'}>
      <FormattedMessage id={isOpen ? 'rollCall.status.open' : 'rollCall.status.closed'} />
    </Badge>
  )
}
