import { FormattedMessage } from 'react-intl'
import type { GuestStatus } from '#contract/arranger/guests.ts'
import { toneOf } from '@/domains/guests/guests.rules'
import { Badge } from '@/ui/display/Badge'

/** The status of a guest, as a badge. */
export const GuestBadge = ({ status }: { status: GuestStatus }) => (
  <Badge tone={toneOf(status)}>
    <FormattedMessage id={`guests.status.${status}`} />
  </Badge>
)
