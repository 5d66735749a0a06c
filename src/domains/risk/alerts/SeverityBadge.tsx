import { CalendarClock, Info, OctagonAlert, Siren, TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Alert } from '#contract/risk/alerts.ts'
import { Badge } from '@/ui/display/Badge'

const shown = {
  1: { tone: 'neutral', Icon: Info },
  2: { tone: 'warning', Icon: TriangleAlert },
  3: { tone: 'danger', Icon: OctagonAlert },
  4: { tone: 'danger', Icon: Siren },
} as const

/** The severity of an alert in a word, a color and an icon; an announcement says that it is one, without an alarm. */
export function SeverityBadge({
  alert: { isAnnouncement, severity },
}: {
  alert: Pick<Alert, 'isAnnouncement' | 'severity'>
}) {
  if (isAnnouncement)
    return (
      <Badge tone="info" icon={<CalendarClock aria-hidden="true" />}>
        <FormattedMessage id="alerts.announcement" />
      </Badge>
    )
  const { tone, Icon } = shown[severity as keyof typeof shown] ?? shown[1]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      <FormattedMessage id="alerts.severity" values={{ severity: String(severity) }} />
    </Badge>
  )
}
