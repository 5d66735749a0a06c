import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Budget, type BudgetChange, budgetLimits } from '#contract/reports/budgets.ts'
import { usePutBudgetMutation } from '@/domains/budgets/budgets.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { TextInput } from '@/forms/input/TextInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { budgetFormSchema, type BudgetValues, budgetValues } from './budgetForm.rules'

interface BudgetFormProps {
  budget: Budget
  currency: string
  onDone: () => void
}

/** The budget of a cost center for a year. An empty field removes it. */
export function BudgetForm({ budget, currency, onDone }: BudgetFormProps) {
  const [put] = usePutBudgetMutation()
  const draftOwner = useOwnProfile()
  const { formatMessage, formatNumber, locale } = useIntl()
  const { costCenterId, year } = budget
  const section = useSectionForm<Budget, BudgetValues, Pick<BudgetChange, 'amount'>>({
    id: `travel-budget-${costCenterId}-${year}`,
    schema: budgetFormSchema,
    entity: budget,
    valuesOf: useMemo(() => budgetValues(locale), [locale]),
    save: async ({ amount }, { version }) =>
      (await put({
        companyId: draftOwner.companyId,
        costCenterId,
        change: { year, amount, version },
      })) as SaveResult<Budget>,
    draftOwner,
    onSaved: onDone,
  })
  const problem = (_name: string, code: unknown) =>
    code === 'outOfRange' || code === 'invalid'
      ? formatMessage(
          { id: `budgets.problem.${code}` },
          { example: formatNumber(1234.5), most: formatNumber(budgetLimits.amount) },
        )
      : undefined
  return (
    <SectionForm section={section} labels="budgets.field" onCancel={onDone} problem={problem}>
      <TextInput
        name="amount"
        description={<FormattedMessage id="budgets.field.amount.text" values={{ currency }} />}
        after={currency}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
      />
    </SectionForm>
  )
}
