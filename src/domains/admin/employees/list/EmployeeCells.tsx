import { TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { EmployeeRow } from '#contract/employees/employees.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { localDay } from '@/lib/localDay'
import { Marks } from '@/patterns/table/rows/Marks'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { pathTo } from '@/routes/pathTo'
import { MailAddress } from '@/ui/display/MailAddress'
import { statusFlags } from '@/domains/admin/employees.rules'
import { StatusFlagBadge } from '@/domains/admin/employees/shared/StatusFlagBadges'
import styles from './EmployeeCells.module.css'

interface CellProps {
  employee: EmployeeRow
}

/** The employee's name with a link, and e-mail. */
export const NameCell = ({ employee }: CellProps) => (
  <Stacked isCut className={styles.who} below={<MailAddress address={employee.email} />}>
    <Link to={pathTo(useLocale(), 'editEmployee', { employeeId: employee.id })}>{fullName(employee)}</Link>
  </Stacked>
)

/** The employee's cost centre and job title. */
export const PlaceCell = ({ employee: { costCenter, jobTitle } }: CellProps) => (
  <Stacked isWhollyCut className={styles.place} below={jobTitle}>
    {costCenter || '—'}
  </Stacked>
)

/** The roles of §6: the first, and all of them in a popover; an employee without roles is a traveler. */
export function RolesCell({ employee }: CellProps) {
  const roles = employee.roles.length > 0 ? employee.roles : (['Traveller'] as const)
  const marks = roles.map((role) => ({
    key: role,
    badge: (
      <span>
        <FormattedMessage id={`profile.account.role.${role}`} />
      </span>
    ),
  }))
  return <Marks name={fullName(employee)} marks={marks} />
}

/** The marks of an employee in the list, and the link to the advisories of their trips. */
export function StatusCell({ employee }: CellProps) {
  const locale = useLocale()
  const { profileId, hasTravelAdvisories } = employee
  const flags = statusFlags(employee).map((flag) => ({
    key: flag,
    badge: <StatusFlagBadge flag={flag} />,
    why: flag === 'invited' && <Invited employee={employee} />,
  }))
  const advisory = hasTravelAdvisories && profileId !== null && (
    <Link className={styles.advisory} to={pathTo(locale, 'employeeAdvisories', { profileId })}>
      <TriangleAlert aria-hidden="true" />
      <FormattedMessage id="employees.advisory" />
    </Link>
  )
  const marks = advisory ? [...flags, { key: 'advisory', badge: advisory }] : flags
  return <Marks name={fullName(employee)} marks={marks} />
}

/** The latest invitation of an employee who has never signed in: its day, or a note that there was none. */
function Invited({ employee: { invitedAt } }: CellProps) {
  const { date } = useFormats()
  return (
    <p>
      {invitedAt === null ? (
        <FormattedMessage id="employees.flag.notInvited" />
      ) : (
        <FormattedMessage id="employees.flag.invitedOn" values={{ day: date(localDay(invitedAt)) }} />
      )}
    </p>
  )
}
