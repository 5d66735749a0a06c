import { useEffect } from 'react'
import type { CreditCard, NewCreditCard } from '#contract/cards.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import { CardForm } from './shared/CardForm'
import { type CardValues, newCardSchema, newCardValues } from './shared/cardForm.rules'
import { usePostCreditCardMutation } from './payment.slice'
import { UsesInput } from './shared/UsesInput'

interface NewCardFormProps {
  profileRef: ProfileRef
  /** Whether the person opened the form, which then gets the focus and can be closed. */
  isAsked: boolean
  onAdded: (card: CreditCard) => void
  onCancel: () => void
}

/** Loaded on demand, as it includes the data of card brands. */
export default function NewCardForm({ profileRef, isAsked, onAdded, onCancel }: NewCardFormProps) {
  const [post] = usePostCreditCardMutation()
  const section = useSectionForm<CreditCard | null, CardValues, NewCreditCard>({
    id: `card-new-${profileRef.profileId}`,
    schema: newCardSchema,
    entity: null,
    valuesOf: newCardValues,
    save: async (card) => (await post({ ...profileRef, card })) as SaveResult<CreditCard | null>,
    draftOwner: useOwnProfile(),
    sealed: { number: () => '' },
    onSaved: (card) => card && onAdded(card),
  })
  const { form } = section
  useEffect(() => {
    if (isAsked) form.setFocus('number')
  }, [form, isAsked])
  return (
    <CardForm section={section} onCancel={isAsked ? onCancel : undefined}>
      <UsesInput />
    </CardForm>
  )
}
