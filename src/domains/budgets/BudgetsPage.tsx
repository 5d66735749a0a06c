import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { PageHeader } from '@/patterns/page/PageHeader'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { type TableAddress, useTableAddress } from '@/patterns/table/address/tableAddress'
import { pathTo } from '@/routes/pathTo'
import { shownOf } from '@/store/shownAnswer'
import { SelectField } from '@/ui/field/choice/SelectField'
import { EmptyState } from '@/ui/notice/EmptyState'
import layout from '@/ui/layout/layout.module.css'
import { cx } from '@/ui/cx'
import { useBudgetsQuery } from './budgets.slice'
import { budgetQuery, budgetTable, yearChoices } from './budgetTable.rules'
import { BudgetTable } from './BudgetTable'
import { BudgetTotals } from './BudgetTotals'
import { CopyBudgets } from './CopyBudgets'

/** The travel budgets of all cost centers in a year, for a FinancialOfficer and, in administration, for an Admin. */
export default function BudgetsPage() {
  const { companyId, roles } = useSession()
  const address = useTableAddress(budgetTable)
  const thisYear = Number(localDay(useNow()).slice(0, 4))
  const query = budgetQuery(address.state, thisYear)
  const answer = useBudgetsQuery({ companyId, ...query })
  const { shown, isOutdated } = shownOf(answer)
  const { year } = query
  const isAdmin = roles.includes('Admin')
  const isEmpty = shown !== undefined && !isOutdated && shown.budgeted === 0
  return (
    <div className={layout.stack5}>
      <PageHeader title={<FormattedMessage id="routes.budgets" />} lead="budgets.lead" />
      <div className={cx(layout.row4, layout.lines2, layout.bottom)}>
        <YearField address={address} years={yearChoices(shown?.years ?? [], thisYear, year)} year={year} />
        {isAdmin && year >= thisYear && shown?.years.includes(year - 1) && <CopyBudgets year={year} />}
      </div>
      {isEmpty ? (
        <NoBudgets year={year} isAdmin={isAdmin} />
      ) : (
        <>
          {shown && (
            <UntilAnswered isOutdated={isOutdated} isFigure>
              <BudgetTotals page={shown} />
            </UntilAnswered>
          )}
          <BudgetTable answer={answer} address={address} query={query} />
        </>
      )}
    </div>
  )
}

interface YearFieldProps {
  address: TableAddress
  years: readonly number[]
  year: number
}

function YearField({ address, years, year }: YearFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <SelectField
      label={formatMessage({ id: 'budgets.year' })}
      value={String(year)}
      onChange={({ target }) => address.choose('year', [target.value])}
    >
      {years.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </SelectField>
  )
}

/** Where no cost center has a budget in the year: who sets it, and where. */
function NoBudgets({ year, isAdmin }: { year: number; isAdmin: boolean }) {
  const locale = useLocale()
  return (
    <EmptyState
      title={<FormattedMessage id="budgets.none.title" values={{ year: String(year) }} />}
      text={<FormattedMessage id={isAdmin ? 'budgets.none.text.admin' : 'budgets.none.text'} />}
      action={
        isAdmin && (
          <Link to={pathTo(locale, 'costCenters')}>
            <FormattedMessage id="budgets.none.action" />
          </Link>
        )
      }
    />
  )
}
