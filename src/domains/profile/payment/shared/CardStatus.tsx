import { FormattedMessage } from 'react-intl'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { Badge } from '@/ui/display/Badge'
import { cardStatus, type StoredCard } from './card.rules'

type Dated = Pick<StoredCard, 'expiryDate'>

/** Whether a card is valid today, expires soon, or has expired; and whole days until its last. */
export const useCardStatus = (card: Dated) => cardStatus(card, localDay(useNow()))

const tones = { good: 'success', soon: 'warning', expired: 'danger' } as const

/** The status of a card, as a badge. */
export function CardStatusBadge({ card }: { card: Dated }) {
  const { status, days } = useCardStatus(card)
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage id={`profile.payment.status.${status}`} values={{ days }} />
    </Badge>
  )
}
