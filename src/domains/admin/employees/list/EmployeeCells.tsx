import { TriangleAlert } from 'lucide-react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { EmployeeRow } from '#contract/employees.ts'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { localDay } from '@/lib/localDay'
import { Stacked } from '@/patterns/table/Stacked'
import { pathTo } from '@/routes/pathTo'
import { MailAddress } from '@/ui/MailAddress'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { employeeName, standingsOf } from '@/domains/admin/employees.rules'
import { StandingBadges } from '@/domains/admin/employees/shared/StandingBadges'
import styles from './EmployeeCells.module.css'

interface CellProps {
  employee: EmployeeRow
}

/** Who it is, as the link to them, and how to reach them. */
export const NameCell = ({ employee }: CellProps) => (
  <Stacked isCut className={styles.who} below={<MailAddress address={employee.email} />}>
    <Link to={pathTo(useLocale(), 'editEmployee', { employeeId: employee.id })}>{employeeName(employee)}</Link>
  </Stacked>
)

/** The cost centre they belong to, and what they do. */
export const PlaceCell = ({ employee: { costCenter, jobTitle } }: CellProps) => (
  <Stacked isCut className={styles.place} below={jobTitle}>
    {costCenter || '—'}
  </Stacked>
)

/** Their roles of §6: the first, how many more, and all of them for whoever hears it; whoever has none is a traveller. */
export function RolesCell({ employee: { roles } }: CellProps) {
  const { formatList, formatMessage } = useIntl()
  const held = roles.length > 0 ? roles : (['Traveller'] as const)
  const [first = '', ...others] = held.map((role) => formatMessage({ id: `profile.account.role.${role}` }))
  if (others.length === 0) return <span className={styles.roles}>{first}</span>
  return (
    <span className={styles.roles} title={formatList([first, ...others])}>
      <span aria-hidden="true">
        {first} <span className={styles.more}>+{others.length}</span>
      </span>
      <VisuallyHidden>
        <FormattedList value={[first, ...others]} />
      </VisuallyHidden>
    </span>
  )
}

/** What is to be known of them: their marks, and the way to the advisories of their trips. */
export function StandingCell({ employee }: CellProps) {
  const locale = useLocale()
  const { profileId, hasTravelAdvisories } = employee
  return (
    <div className={styles.marks}>
      <StandingBadges employee={employee} />
      {standingsOf(employee).includes('invited') && <Invited employee={employee} />}
      {hasTravelAdvisories && profileId !== null && (
        <Link className={styles.advisory} to={pathTo(locale, 'employeeAdvisories', { profileId })}>
          <TriangleAlert aria-hidden="true" />
          <FormattedMessage id="employees.advisory" />
        </Link>
      )}
    </div>
  )
}

/** The last invitation of somebody who has never signed in: its day, or that nobody has invited them. */
function Invited({ employee: { invitedAt } }: CellProps) {
  const { date } = useFormats()
  return (
    <span className={styles.soft}>
      {invitedAt === null ? (
        <FormattedMessage id="employees.standing.notInvited" />
      ) : (
        <FormattedMessage id="employees.standing.invitedOn" values={{ day: date(localDay(invitedAt)) }} />
      )}
    </span>
  )
}
