import { FormattedMessage } from 'react-intl'
import type { CompanyCard } from '#contract/companyCards.ts'
import { CardName } from '@/domains/profile/payment/shared/CardName'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import type { CompanyCardRef } from './companyCards.api'
import { isUnassigned } from './companyCards.rules'
import { useDeleteCompanyCardMutation } from './companyCards.slice'
import { useAction } from '@/patterns/action/useAction'

interface RemoveCardProps {
  card: CompanyCard
  cardRef: CompanyCardRef
  onRemoved: () => void
}

/** Removes a card of the company, after a question with the number of people and cost centers it pays for. */
export function RemoveCard({ card, cardRef, onRemoved }: RemoveCardProps) {
  const remove = useAction({ mutation: useDeleteCompanyCardMutation(), onDone: onRemoved })
  const { assignedCostCenters: places, assignedEmployees: people } = card
  return (
    <RemoveInPlace
      label={<FormattedMessage id="profile.payment.remove" />}
      question={
        <>
          <strong>
            <FormattedMessage id="profile.payment.remove.sure" values={{ card: <CardName card={card} /> }} />
          </strong>{' '}
          {isUnassigned(card) ? (
            <FormattedMessage id="companyCards.remove.nobody" />
          ) : (
            <FormattedMessage id="companyCards.remove.lost" values={{ people, places }} />
          )}
        </>
      }
      yes={<FormattedMessage id="profile.payment.remove.yes" />}
      no={<FormattedMessage id="profile.payment.remove.no" />}
      action={remove}
      onConfirm={() => remove.run({ ...cardRef, version: card.version })}
    />
  )
}
