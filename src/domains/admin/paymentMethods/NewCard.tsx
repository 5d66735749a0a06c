import type { CompanyCard, NewCompanyCard } from '#contract/companyCards.ts'
import { CardForm } from '@/domains/profile/payment/shared/CardForm'
import { type CardValues, newCardSchema, newCardValues } from '@/domains/profile/payment/shared/cardForm.rules'
import { UsesInput } from '@/domains/profile/payment/shared/UsesInput'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { usePostCompanyCardMutation } from './companyCards.slice'
import { useCardProblem } from '@/domains/profile/payment/shared/useCardProblem'

interface NewCardProps {
  costCenterId: string
  onAdded: (card: CompanyCard) => void
  onCancel: () => void
}

/** A new card of the company. Its number is in no draft. */
export function NewCard({ costCenterId, onAdded, onCancel }: NewCardProps) {
  const { companyId } = useSession()
  const [post] = usePostCompanyCardMutation()
  const section = useSectionForm<CompanyCard | null, CardValues, NewCompanyCard>({
    id: `company-card-new-${costCenterId}`,
    schema: newCardSchema,
    entity: null,
    valuesOf: newCardValues,
    save: async (card) => (await post({ companyId, costCenterId, card })) as SaveResult<CompanyCard | null>,
    draftOwner: useOwnProfile(),
    sealed: { number: () => '' },
    onSaved: (card) => card && onAdded(card),
  })
  return (
    <CardForm section={section} onCancel={onCancel} problem={useCardProblem('companyCards.problem.alreadyThere')}>
      <UsesInput />
    </CardForm>
  )
}
