import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Budget, CostCenterBudgets as Budgets } from '#contract/reports/budgets.ts'
import { useCostCenterBudgetsQuery } from '@/domains/budgets/budgets.slice'
import { UsedBar } from '@/domains/budgets/UsedBar'
import { useFormats } from '@/i18n/useFormats'
import rows from '@/patterns/list/rows.module.css'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { BudgetForm } from './BudgetForm'

/** The travel budgets of a cost center: of the next year, this one and the one before. */
export const CostCenterBudgets = (ref: { companyId: string; costCenterId: string }) => (
  <SectionCard<Budgets>
    heading={<FormattedMessage id="budgets.section" />}
    description={<FormattedMessage id="budgets.section.text" />}
    answer={useCostCenterBudgetsQuery(ref)}
  >
    {({ budgets, currency }) => (
      <ul role="list" className={rows.list}>
        {budgets.map((budget) => (
          <BudgetRow key={budget.year} budget={budget} currency={currency} />
        ))}
      </ul>
    )}
  </SectionCard>
)

function BudgetRow({ budget, currency }: { budget: Budget; currency: string }) {
  const [isOpen, setOpen] = useState(false)
  const { money } = useFormats()
  const { year, amount, spent, planned } = budget
  const heading = useIntl().formatMessage({ id: 'budgets.yearOf' }, { year: String(year) })
  return (
    <li className={cx(rows.row, layout.stack2)} aria-label={heading}>
      <div className={cx(layout.row3, layout.lines2)}>
        <h3 className={textStyle.strong}>{heading}</h3>
        {amount !== null && <data value={amount}>{money(amount, currency)}</data>}
        {!isOpen && (
          <Button
            variant="quiet"
            size="small"
            icon={amount === null ? <Plus aria-hidden="true" /> : <Pencil aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            <FormattedMessage id={amount === null ? 'budgets.set' : 'budgets.change'} />
          </Button>
        )}
      </div>
      {isOpen && <BudgetForm budget={budget} currency={currency} onDone={() => setOpen(false)} />}
      <p className={textStyle.note}>
        <FormattedMessage
          id="budgets.spentPlanned"
          values={{ spent: money(spent, currency), planned: money(planned, currency) }}
        />
      </p>
      {amount !== null && <Rest budget={budget} amount={amount} currency={currency} />}
    </li>
  )
}

function Rest({ budget, amount, currency }: { budget: Budget; amount: number; currency: string }) {
  const { money } = useFormats()
  const left = budget.left ?? 0
  return (
    <>
      <UsedBar {...budget} amount={amount} />
      <p className={left < 0 ? textStyle.danger : textStyle.soft}>
        <FormattedMessage
          id={left < 0 ? 'budgets.overBy' : 'budgets.leftOf'}
          values={{ amount: money(Math.abs(left), currency) }}
        />
      </p>
    </>
  )
}
