import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import type { ActionState } from '@/patterns/action/useAction'
import type { StoredCard } from './card.rules'
import { CardName } from './CardName'

interface RemoveCardProps {
  card: StoredCard
  /** The uses, people or events that nothing pays for without the card. */
  consequence: ReactNode
  /** The reason why the card cannot be removed now. */
  obstacle?: ReactNode
  action: ActionState
  onConfirm: () => void
}

/** The button to remove a card, and the question before it. */
export const RemoveCard = ({ card, consequence, ...removal }: RemoveCardProps) => (
  <RemoveInPlace
    label={<FormattedMessage id="profile.payment.remove" />}
    question={
      <>
        <strong>
          <FormattedMessage id="profile.payment.remove.sure" values={{ card: <CardName card={card} /> }} />
        </strong>{' '}
        {consequence}
      </>
    }
    yes={<FormattedMessage id="profile.payment.remove.yes" />}
    no={<FormattedMessage id="profile.payment.remove.no" />}
    {...removal}
  />
)
