import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { CostCenterRole } from '#contract/employees/costCenters.ts'
import type { Employee } from '#contract/employees/employees.ts'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { useCostCenterQuery } from '@/domains/admin/costCenters.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import rows from '@/patterns/list/rows.module.css'
import { SectionCard } from '@/patterns/page/SectionCard'
import { pathTo } from '@/routes/pathTo'
import { useEmployeeCostCenterRolesQuery } from '@/domains/admin/employees.slice'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The employee's roles in cost centres, each with a link to the cost centre, where it can be changed. */
export function EmployeeCenters({ employee }: { employee: Employee }) {
  const { companyId } = useSession()
  const answer = useEmployeeCostCenterRolesQuery({ companyId, employeeId: employee.id })
  return (
    <SectionCard<CostCenterRole[]>
      heading={<FormattedMessage id="employees.centers" />}
      description={<FormattedMessage id="employees.centers.text" />}
      answer={answer}
    >
      {(held) =>
        held.length === 0 ? (
          <p className={cx(textStyle.note, textStyle.snug)}>
            <FormattedMessage id="employees.centers.none" />
          </p>
        ) : (
          <ul role="list" className={rows.list}>
            {held.map((role) => (
              <CenterRow key={role.id} role={role} />
            ))}
          </ul>
        )
      }
    </SectionCard>
  )
}

function CenterRow({ role: { type, status, startDate, endDate, costCenterId } }: { role: CostCenterRole }) {
  const locale = useLocale()
  const { locale: culture } = useIntl()
  const { companyId } = useSession()
  const { data: center } = useCostCenterQuery({ companyId, costCenterId })
  const { date } = useFormats()
  return (
    <li className={rows.row}>
      <p className={textStyle.strong}>
        <FormattedMessage id={`costCenters.role.${type}`} />{' '}
        <Link to={pathTo(locale, 'costCenter', { costCenterId })}>
          {center ? costCenterTitle(center, culture) : <FormattedMessage id="routes.costCenter" />}
        </Link>
      </p>
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id={`employees.centers.status.${status}`} />{' '}
        {endDate ? (
          <FormattedMessage id="employees.centers.days" values={{ from: date(startDate), to: date(endDate) }} />
        ) : (
          <FormattedMessage id="employees.centers.since" values={{ from: date(startDate) }} />
        )}
      </p>
    </li>
  )
}
