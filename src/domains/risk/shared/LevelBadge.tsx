import { Ban, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@/ui/display/Badge'

const shown = [
  { tone: 'neutral', Icon: Info },
  { tone: 'warning', Icon: TriangleAlert },
  { tone: 'danger', Icon: OctagonAlert },
  { tone: 'danger', Icon: Ban },
] as const

/** A level of advice in a word, with the color and the icon of its strictness (`advisoryLevels`). */
export function LevelBadge({ level }: { level: number }) {
  const { tone, Icon } = shown[level] ?? shown[3]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      <FormattedMessage id="advisories.level" values={{ level: String(level) }} />
    </Badge>
  )
}
