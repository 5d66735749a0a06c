import { useMemo } from 'react'
import type { CompanyCard } from '#contract/companyCards.ts'
import { CardForm } from '@/domains/profile/payment/shared/CardForm'
import { cardValues, changedCardSchema } from '@/domains/profile/payment/shared/cardForm.rules'
import { shownNumber } from '@/domains/profile/payment/shared/card.rules'
import { UsesInput } from '@/domains/profile/payment/shared/UsesInput'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { CompanyCardRef } from './companyCards.api'
import { usePutCompanyCardMutation } from './companyCards.slice'
import { useCardProblem } from '@/domains/profile/payment/shared/useCardProblem'

interface EditCardProps {
  card: CompanyCard
  cardRef: CompanyCardRef
  onSaved: (card: CompanyCard) => void
  onCancel: () => void
}

/** Changes a card of the company. Its stored number is never shown; it can only be replaced. */
export function EditCard({ card, cardRef, onSaved, onCancel }: EditCardProps) {
  const [put] = usePutCompanyCardMutation()
  const { expiryDate } = card
  const section = useSectionForm({
    id: `company-card-${card.id}`,
    schema: useMemo(() => changedCardSchema({ expiryDate }), [expiryDate]),
    entity: card,
    valuesOf: cardValues,
    save: async ({ number, ...rest }, { version }) => {
      const changed = { ...rest, version, ...(number !== '' && { number }) }
      return (await put({ ...cardRef, card: changed })) as SaveResult<CompanyCard>
    },
    draftOwner: useOwnProfile(),
    sealed: { number: ({ number }) => number },
    onSaved,
  })
  return (
    <CardForm
      section={section}
      maskedNumber={shownNumber(card.number)}
      part="routes.editPaymentMethod"
      onCancel={onCancel}
      problem={useCardProblem('companyCards.problem.alreadyThere')}
    >
      <UsesInput />
    </CardForm>
  )
}
