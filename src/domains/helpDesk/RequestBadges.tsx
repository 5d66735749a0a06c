import { Siren } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { DeskRequest } from '#contract/support/helpDesk.ts'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'

const tones = { open: 'info', waiting: 'warning', solved: 'success' } as const

interface RequestBadgesProps {
  request: Pick<DeskRequest, 'status' | 'isUrgent'>
  /** For an agent, `waiting` is said of the traveler. */
  isAgent?: boolean
}

/** The status of a request, and whether its trip leaves soon. */
export const RequestBadges = ({ request: { status, isUrgent }, isAgent = false }: RequestBadgesProps) => (
  <span className={layout.row2}>
    {isUrgent && (
      <Badge tone="danger" icon={<Siren aria-hidden="true" />}>
        <FormattedMessage id="helpDesk.urgent" />
      </Badge>
    )}
    <Badge tone={tones[status]}>
      <FormattedMessage id={isAgent ? `helpDesk.agent.status.${status}` : `helpDesk.status.${status}`} />
    </Badge>
  </span>
)
