import { useMemo } from 'react'
import type { CreditCard } from '#contract/cards.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import { CardForm } from './shared/CardForm'
import { cardValues, changedCardSchema } from './shared/cardForm.rules'
import { shownNumber } from './shared/card.rules'
import { usePutCreditCardMutation } from './payment.slice'
import { RemoveCard } from './RemoveCard'
import { UsesInput } from './shared/UsesInput'

interface EditCardProps {
  profileRef: ProfileRef
  card: CreditCard
  /** All cards, for the consequences of removing this one. */
  cards: readonly CreditCard[]
  onSaved?: (() => void) | undefined
  onRemoved: () => void
  onCancel: () => void
}

/** Changes a card. Its stored number is never shown; it can only be replaced. */
export function EditCard({ profileRef, card, cards, onSaved, onRemoved, onCancel }: EditCardProps) {
  const [put] = usePutCreditCardMutation()
  const { expiryDate } = card
  const section = useSectionForm({
    id: `card-${card.id}`,
    schema: useMemo(() => changedCardSchema({ expiryDate }), [expiryDate]),
    entity: card,
    valuesOf: cardValues,
    save: async ({ number, ...rest }, opened) => {
      const changed = { ...rest, version: opened.version, ...(number !== '' && { number }) }
      const answer = (await put({ ...profileRef, cardId: card.id, card: changed })) as SaveResult<CreditCard>
      if (answer.data) onSaved?.()
      return answer
    },
    draftOwner: useOwnProfile(),
    sealed: { number: ({ number }) => number },
  })
  return (
    <>
      <CardForm section={section} maskedNumber={shownNumber(card.number)} onCancel={onCancel}>
        <UsesInput />
      </CardForm>
      <RemoveCard profileRef={profileRef} card={card} cards={cards} onRemoved={onRemoved} />
    </>
  )
}
