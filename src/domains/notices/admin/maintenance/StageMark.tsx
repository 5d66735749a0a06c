import { FormattedMessage } from 'react-intl'
import { Badge } from '@/ui/display/Badge'
import type { Tone } from '@/ui/tone'
import type { noticeStage } from './noticeForm.rules'

type Stage = ReturnType<typeof noticeStage>

const tones: Partial<Record<Stage, Tone>> = { shown: 'info', underWay: 'warning' }

/** Whether the banner of a notice shows now, or when. */
export const StageMark = ({ stage }: { stage: Stage }) => (
  <Badge tone={tones[stage]}>
    <FormattedMessage id={`notices.stage.${stage}`} />
  </Badge>
)
