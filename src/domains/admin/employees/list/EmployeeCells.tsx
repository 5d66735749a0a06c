import { TriangleAlert } from 'lucide-react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { EmployeeRow } from '#contract/employees.ts'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { MailAddress } from '@/ui/MailAddress'
import { employeeName } from '@/domains/admin/employees/employees.rules'
import { StandingBadges } from '@/domains/admin/employees/shared/StandingBadges'
import styles from './EmployeeCells.module.css'

interface CellProps {
  employee: EmployeeRow
}

/** Who it is, as the link to them, and what they do. */
export const NameCell = ({ employee }: CellProps) => (
  <div className={styles.who}>
    <Link to={pathTo(useLocale(), 'editEmployee', { employeeId: employee.id })}>{employeeName(employee)}</Link>
    {employee.jobTitle !== '' && <span className={styles.soft}>{employee.jobTitle}</span>}
  </div>
)

export const EmailCell = ({ employee }: CellProps) => (
  <div className={styles.mail}>
    <MailAddress address={employee.email} />
  </div>
)

/** The cost centre they belong to. */
export const PlaceCell = ({ employee: { costCenter } }: CellProps) => (
  <div className={styles.place}>{costCenter || '—'}</div>
)

/** Roles named in a row; the page of a person has all of theirs. */
const mostRoles = 3

/** Their roles of §6; whoever has none is a traveller. */
export function RolesCell({ employee: { roles } }: CellProps) {
  const { formatMessage } = useIntl()
  const held = roles.length > 0 ? roles : (['Traveller'] as const)
  const named = held.length > mostRoles ? held.slice(0, mostRoles - 1) : held
  const names = named.map((role) => formatMessage({ id: `profile.account.role.${role}` }))
  const count = held.length - named.length
  const more = count > 0 ? [formatMessage({ id: 'employees.roles.more' }, { count })] : []
  return (
    <div className={styles.roles}>
      <FormattedList value={[...names, ...more]} />
    </div>
  )
}

/** What is to be known of them: their marks, and the way to the advisories of their trips. */
export function StandingCell({ employee }: CellProps) {
  const locale = useLocale()
  const { profileId, hasTravelAdvisories } = employee
  return (
    <div className={styles.marks}>
      <StandingBadges employee={employee} />
      {hasTravelAdvisories && profileId !== null && (
        <Link className={styles.advisory} to={pathTo(locale, 'employeeAdvisories', { profileId })}>
          <TriangleAlert aria-hidden="true" />
          <FormattedMessage id="employees.advisory" />
        </Link>
      )}
    </div>
  )
}
