import { FormattedMessage } from 'react-intl'
import { showToast } from '@/patterns/feedback/toasts'
import { CardName } from './CardName'
import type { StoredCard } from './card.rules'

/** Shows in a toast that a card was added, saved or removed. */
export const showCardToast = (outcome: 'added' | 'saved' | 'removed', card: StoredCard): void =>
  void showToast({
    text: <FormattedMessage id={`profile.payment.${outcome}`} values={{ card: <CardName card={card} /> }} />,
  })
