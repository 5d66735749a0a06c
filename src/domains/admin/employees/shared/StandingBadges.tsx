import { FormattedMessage } from 'react-intl'
import type { EmployeeRow } from '#contract/employees.ts'
import { Badge } from '@/ui/display/Badge'
import { type Standing, standingsOf, standingTones } from '@/domains/admin/employees.rules'

/** A status mark of an employee. */
export const StandingBadge = ({ standing }: { standing: Standing }) => (
  <Badge tone={standingTones[standing]}>
    <FormattedMessage id={`employees.standing.${standing}`} />
  </Badge>
)

/** All marks of an employee; nothing for an employee with nothing wrong. */
export const StandingBadges = ({ employee }: { employee: EmployeeRow }) =>
  standingsOf(employee).map((standing) => <StandingBadge key={standing} standing={standing} />)
