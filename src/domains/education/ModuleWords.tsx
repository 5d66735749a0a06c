import { FormattedMessage } from 'react-intl'
import type { EducationModule } from '#contract/catalogs/education.ts'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/display/Badge'
import type { Tone } from '@/ui/tone'

const tones: Record<EducationModule['progress'], Tone> = {
  notStarted: 'neutral',
  inProgress: 'info',
  passed: 'success',
  lapsed: 'warning',
}

interface WordsProps {
  module: EducationModule
}

/** Where the reader stands: overdue first, then what is required and not begun, else the progress. */
export function ModuleBadge({ module: { progress, required } }: WordsProps) {
  if (required?.isOpen && required.isOverdue)
    return (
      <Badge tone="danger">
        <FormattedMessage id="education.progress.overdue" />
      </Badge>
    )
  if (required?.isOpen && progress !== 'inProgress')
    return (
      <Badge tone="warning">
        <FormattedMessage id="education.progress.due" />
      </Badge>
    )
  return (
    <Badge tone={tones[progress]}>
      <FormattedMessage id={`education.progress.${progress}`} />
    </Badge>
  )
}

/** Why the module is required of the reader, and until when; nothing where it is optional. */
export function WhyRequired({ module: { required } }: WordsProps) {
  const { date } = useFormats()
  if (!required) return null
  const { reason, trip, dueOn, isOverdue, isOpen } = required
  const kind = reason === 'trip' && trip ? 'trip' : 'company'
  const state = !isOpen ? '.done' : isOverdue ? '.overdue' : ''
  return (
    <FormattedMessage
      id={`education.why.${kind}${state}` as const}
      values={{ country: trip?.country ?? '', day: date(dueOn) }}
    />
  )
}

/** The certificate of a passed module, or the best attempt so far; nothing before the first. */
export function ModuleScore({ module: { progress, score, validUntil } }: WordsProps) {
  const { date, percent } = useFormats()
  if (progress === 'lapsed' && validUntil)
    return <FormattedMessage id="education.lapsedOn" values={{ day: date(validUntil) }} />
  if (score === null) return null
  if (progress === 'passed' && validUntil)
    return <FormattedMessage id="education.validUntil" values={{ score: percent(score, 0), day: date(validUntil) }} />
  return <FormattedMessage id="education.bestScore" values={{ score: percent(score, 0) }} />
}
