import { FormattedMessage } from 'react-intl'
import type { CreditCard } from '#contract/cards.ts'
import { localDay } from '@/lib/localDay'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import type { ProfileRef } from '@/http/paths'
import { useNow } from '@/i18n/useNow'
import { CardName } from './shared/CardName'
import { Uses } from './shared/CardValue'
import { useDeletePaymentMethodMutation } from './payment.slice'
import { usesWithoutOtherCard } from './payment.rules'
import { useAction } from '@/patterns/action/useAction'

interface RemoveCardProps {
  profileRef: ProfileRef
  card: CreditCard
  cards: readonly CreditCard[]
  onRemoved: () => void
}

/** Removes a card, if it is still in the version shown; says first what could not be booked without it. */
export function RemoveCard({ profileRef, card, cards, onRemoved }: RemoveCardProps) {
  const remove = useAction({ mutation: useDeletePaymentMethodMutation(), onDone: onRemoved })
  const lost = usesWithoutOtherCard(card, cards, localDay(useNow()))
  return (
    <RemoveInPlace
      label={<FormattedMessage id="profile.payment.remove" />}
      question={
        <>
          <strong>
            <FormattedMessage id="profile.payment.remove.sure" values={{ card: <CardName card={card} /> }} />
          </strong>{' '}
          {lost.length > 0 ? (
            <FormattedMessage id="profile.payment.remove.lost" values={{ uses: <Uses uses={lost} /> }} />
          ) : (
            <FormattedMessage id="profile.payment.remove.nothingLost" />
          )}
        </>
      }
      yes={<FormattedMessage id="profile.payment.remove.yes" />}
      no={<FormattedMessage id="profile.payment.remove.no" />}
      action={remove}
      onConfirm={() => remove.run({ ...profileRef, id: card.id, version: card.version })}
    />
  )
}
