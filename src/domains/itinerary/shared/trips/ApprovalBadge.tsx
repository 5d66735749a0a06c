import { Clock, Undo2, X } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ApprovalMark } from '#contract/trips/tripApproval.ts'
import { openStanding, type OpenStanding } from '@/domains/itinerary/itinerary.rules'
import { Badge } from '@/ui/display/Badge'
import type { Tone } from '@/ui/tone'

const looks: Record<OpenStanding, { tone: Tone; Icon: typeof Clock }> = {
  waiting: { tone: 'warning', Icon: Clock },
  sentBack: { tone: 'warning', Icon: Undo2 },
  declined: { tone: 'danger', Icon: X },
  changeWaits: { tone: 'info', Icon: Clock },
  changeSentBack: { tone: 'warning', Icon: Undo2 },
}

/** The mark of a trip that waits for approval, was sent back or was declined, or whose change was; else nothing. */
export function ApprovalBadge({ approval }: { approval: ApprovalMark | undefined }) {
  const standing = openStanding(approval)
  if (!standing) return null
  const { tone, Icon } = looks[standing]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      <FormattedMessage id={`itinerary.approval.${standing}`} />
    </Badge>
  )
}

/** The mark of a trip that is only known to wait for approval. */
export const WaitingBadge = () => <ApprovalBadge approval={{ status: 'pendingApproval', isChange: false }} />
