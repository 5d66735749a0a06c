import { FormattedMessage } from 'react-intl'
import type { EmployeeRow } from '#contract/employees/employees.ts'
import { Badge } from '@/ui/display/Badge'
import { type StatusFlag, statusFlags, statusFlagTones } from '@/domains/admin/employees.rules'

/** A status mark of an employee. */
export const StatusFlagBadge = ({ flag }: { flag: StatusFlag }) => (
  <Badge tone={statusFlagTones[flag]}>
    <FormattedMessage id={`employees.flag.${flag}`} />
  </Badge>
)

/** All marks of an employee; nothing for an employee with nothing wrong. */
export const StatusFlagBadges = ({ employee }: { employee: EmployeeRow }) =>
  statusFlags(employee).map((flag) => <StatusFlagBadge key={flag} flag={flag} />)
