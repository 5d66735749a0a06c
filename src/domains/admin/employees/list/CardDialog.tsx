import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CompanyCard } from '#contract/admin/companyCards.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { useCompanyCardsQuery } from '@/domains/admin/paymentMethods/companyCards.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { RecordInput } from '@/forms/input/RecordInput'
import { type RecordKind, useRecordChoice } from '@/forms/input/useRecordChoice'
import { withData } from '@/store/shownAnswer'
import { ChoiceDialog } from './ChoiceDialog'
import type { BulkDialogProps } from './CostCenterDialog'

/** Assigns a company card to many people. */
const CardDialog = ({ onChoose, ...dialog }: BulkDialogProps) => (
  <ChoiceDialog {...dialog} kind="card" onChoose={(creditCardId) => void onChoose({ kind: 'card', creditCardId })}>
    <CardInput name="id" />
  </ChoiceDialog>
)
export default CardDialog

const kind: RecordKind<CompanyCard> = {
  idOf: ({ id }) => id,
  nameOf: ({ name, number }) => name || number,
}

/** A card of the company, found by its name, its last digits or its cost centre. */
function CardInput({ name }: { name: string }) {
  const { companyId } = useSession()
  const { locale } = useIntl()
  const choice = useRecordChoice<CompanyCard>(name, null, kind)
  const { term } = choice
  const search = useCompanyCardsQuery(term ? { companyId, pageNumber: 1, term } : skipToken)
  return (
    <RecordInput
      choice={choice}
      search={withData(search, ({ responseData }) => responseData)}
      one={undefined}
      isRequired
      words={{
        searching: <FormattedMessage id="admin.person.searching" />,
        nothing: <FormattedMessage id="employees.bulk.card.nothing" />,
      }}
      factsOf={({ number, costCenter: { externalId, names } }) => [
        number,
        `${externalId} ${groupNameOf(names, locale)}`,
      ]}
    />
  )
}
