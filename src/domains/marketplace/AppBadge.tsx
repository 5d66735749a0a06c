import { FormattedMessage } from 'react-intl'
import type { AppStatus } from '#contract/catalogs/marketplace.ts'
import { Badge } from '@/ui/display/Badge'
import type { Tone } from '@/ui/tone'

const tones: Record<AppStatus, Tone> = {
  connected: 'success',
  requested: 'info',
  available: 'neutral',
  notInContract: 'neutral',
}

/** The status of an app for the reader. */
export const AppBadge = ({ status }: { status: AppStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`marketplace.status.${status}`} />
  </Badge>
)
