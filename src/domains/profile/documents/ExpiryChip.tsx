import { FormattedMessage, useIntl } from 'react-intl'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import { Badge } from '@/ui/Badge'
import { relativeTime, documentStatus } from './documents.rules'

const tones = { good: 'success', soon: 'warning', expired: 'danger' } as const

/** How long a passport is good, in words. */
export function ExpiryChip({ document, today }: { document: TravelDocument; today: string }) {
  const { formatRelativeTime } = useIntl()
  const status = documentStatus(document, today)
  const [count, unit] = relativeTime(today, document.expirationDate)
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage
        id={`profile.documents.status.${status}`}
        values={{ when: formatRelativeTime(count, unit, { numeric: 'auto' }) }}
      />
    </Badge>
  )
}
