import { FormattedMessage } from 'react-intl'
import type { BudgetState } from '#contract/reports/budgets.ts'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'
import { cx } from '@/ui/cx'
import { usedPercent } from './budgetTable.rules'
import styles from './UsedBar.module.css'

interface UsedBarProps {
  amount: number
  spent: number
  planned: number
  state: BudgetState
}

/** How much of a budget is used, in words, with a bar for the eye: spent filled, planned striped. */
export function UsedBar({ amount, spent, planned, state }: UsedBarProps) {
  const { percent } = useFormats()
  const whole = Math.max(amount, spent + planned)
  const width = (part: number) => ({ inlineSize: `${(Math.max(part, 0) / whole) * 100}%` })
  return (
    <div className={layout.stack1}>
      <div className={cx(layout.row2, layout.lines2)}>
        <span>{percent(usedPercent({ amount, spent, planned }), 0)}</span>
        {(state === 'over' || state === 'near') && (
          <Badge tone={state === 'over' ? 'danger' : 'warning'}>
            <FormattedMessage id={`budgets.state.${state}`} />
          </Badge>
        )}
      </div>
      <div className={cx(styles.bar, state === 'over' && styles.over)} aria-hidden="true">
        <span className={styles.spent} style={width(spent)} />
        <span className={styles.planned} style={width(planned)} />
      </div>
    </div>
  )
}
