import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Budget } from '#contract/reports/budgets.ts'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { pathTo } from '@/routes/pathTo'
import { gatesOf } from '@/routes/row'
import { rowOf } from '@/routes/table'
import textStyle from '@/ui/layout/textStyle.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { cx } from '@/ui/cx'
import { UsedBar } from './UsedBar'

interface CellProps {
  budget: Budget
}

/** The name, which leads an Admin to where the budget is set, and the number. */
export function CostCenterCell({ budget: { costCenterId, name, externalId } }: CellProps) {
  const locale = useLocale()
  const isAdmin = useSession().roles.includes('Admin')
  return (
    <Stacked below={name !== externalId && externalId}>
      {isAdmin ? <Link to={pathTo(locale, 'costCenter', { costCenterId })}>{name}</Link> : name}
    </Stacked>
  )
}

/** The used share of the budget, or that there is none. */
export const UsedCell = ({ budget: { amount, ...figures } }: CellProps) =>
  amount === null ? (
    <span className={textStyle.soft}>
      <FormattedMessage id="budgets.state.none" />
    </span>
  ) : (
    <UsedBar amount={amount} {...figures} />
  )

/** An amount; one below zero in danger color beside its sign, and nothing without a budget. */
export function AmountCell({ amount, currency }: { amount: number | null; currency: string }) {
  const { money } = useFormats()
  if (amount === null) return null
  return (
    <data className={cx(textStyle.nowrap, amount < 0 && textStyle.danger)} value={amount}>
      {money(amount, currency)}
    </data>
  )
}

/** The spent amount, which leads a FinancialOfficer to the bookings of the year, where the company has reports. */
export function SpentCell({ budget, currency }: CellProps & { currency: string }) {
  const { costCenterId, year, name, spent } = budget
  const locale = useLocale()
  const session = useSession()
  const statusOf = useGateStatus(session)
  const isOpen = gatesOf(rowOf('travelInsights')).every((gate) => statusOf(gate) === 'enabled')
  const amount = <AmountCell amount={spent} currency={currency} />
  if (!isOpen || !session.roles.includes('FinancialOfficer')) return amount
  const ofYear = { period: 'custom', from: `${year}-01-01`, to: `${year}-12-31`, costCenter: costCenterId }
  return (
    <Link to={pathTo(locale, 'travelInsights', undefined, ofYear)}>
      {amount}
      <VisuallyHidden>
        {', '}
        <FormattedMessage id="budgets.bookings.of" values={{ name }} />
      </VisuallyHidden>
    </Link>
  )
}
