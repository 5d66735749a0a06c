import { FormattedMessage } from 'react-intl'
import type { CreditCard } from '#contract/payment/cards.ts'
import type { ProfileRef } from '@/http/paths'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { useAction } from '@/patterns/action/useAction'
import { usesWithoutOtherCard } from './payment.rules'
import { useDeletePaymentMethodMutation, usePutCreditCardMutation } from './payment.slice'
import { EditCard } from './shared/CardForm'
import { Uses } from './shared/CardValue'
import { RemoveCard } from './shared/RemoveCard'

interface EditOwnCardProps {
  profileRef: ProfileRef
  card: CreditCard
  /** All cards, for the consequences of removing this one. */
  cards: readonly CreditCard[]
  onSaved: (card: CreditCard) => void
  onRemoved: () => void
  onCancel: () => void
}

/** Changes or removes a card of a person; the question before removing shows what could not be booked without it. */
export function EditOwnCard({ profileRef, card, cards, onRemoved, ...form }: EditOwnCardProps) {
  const [put] = usePutCreditCardMutation()
  const remove = useAction({ mutation: useDeletePaymentMethodMutation(), onDone: onRemoved })
  const lost = usesWithoutOtherCard(card, cards, localDay(useNow()))
  return (
    <>
      <EditCard
        {...form}
        id={`card-${card.id}`}
        card={card}
        change={(changed) => put({ ...profileRef, cardId: card.id, card: changed })}
      />
      <RemoveCard
        card={card}
        consequence={
          lost.length > 0 ? (
            <FormattedMessage id="profile.payment.remove.lost" values={{ uses: <Uses uses={lost} /> }} />
          ) : (
            <FormattedMessage id="profile.payment.remove.nothingLost" />
          )
        }
        action={remove}
        onConfirm={() => remove.run({ ...profileRef, id: card.id, version: card.version })}
      />
    </>
  )
}
