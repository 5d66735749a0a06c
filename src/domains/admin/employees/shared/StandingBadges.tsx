import { FormattedMessage } from 'react-intl'
import type { EmployeeRow } from '#contract/employees.ts'
import { Badge } from '@/ui/Badge'
import { standingsOf, standingTones } from '@/domains/admin/employees.rules'

/** What somebody is besides a working employee; nothing for one with nothing wrong. */
export const StandingBadges = ({ employee }: { employee: EmployeeRow }) =>
  standingsOf(employee).map((standing) => (
    <Badge key={standing} tone={standingTones[standing]}>
      <FormattedMessage id={`employees.standing.${standing}`} />
    </Badge>
  ))
