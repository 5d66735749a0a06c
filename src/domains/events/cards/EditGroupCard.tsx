import { useMemo } from 'react'
import type { GroupCard } from '#contract/groupCards.ts'
import { CardForm } from '@/domains/profile/payment/shared/CardForm'
import { shownNumber } from '@/domains/profile/payment/shared/card.rules'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { usePutGroupCardMutation } from './cards.slice'
import { changedGroupCardForm, groupCardValues } from './groupCards.rules'
import { useCardProblem } from '@/domains/profile/payment/shared/useCardProblem'

interface EditGroupCardProps {
  card: GroupCard
  onSaved: (card: GroupCard) => void
  onCancel: () => void
}

/** Changes a card for events. Its stored number is never shown; it can only be replaced. */
export function EditGroupCard({ card, onSaved, onCancel }: EditGroupCardProps) {
  const { companyId } = useSession()
  const [put] = usePutGroupCardMutation()
  const { id: creditCardId, expiryDate } = card
  const section = useSectionForm({
    id: `group-card-${creditCardId}`,
    schema: useMemo(() => changedGroupCardForm({ expiryDate }), [expiryDate]),
    entity: card,
    valuesOf: groupCardValues,
    save: async ({ number, ...rest }, { version }) => {
      const changed = { ...rest, version, ...(number !== '' && { number }) }
      return (await put({ companyId, creditCardId, card: changed })) as SaveResult<GroupCard>
    },
    draftOwner: useOwnProfile(),
    sealed: { number: ({ number }) => number },
    onSaved,
  })
  return (
    <CardForm
      section={section}
      maskedNumber={shownNumber(card.number)}
      part="routes.groupTravelEditCard"
      onCancel={onCancel}
      problem={useCardProblem('groupCards.problem.alreadyThere')}
    />
  )
}
