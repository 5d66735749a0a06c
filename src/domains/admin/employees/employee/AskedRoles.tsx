import { FormattedMessage, useIntl } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { fullName } from '#contract/fullName.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import styles from '@/patterns/page/section.module.css'
import { Banner } from '@/ui/notice/Banner'

/** Roles requested for the employee, which wait for a second administrator. */
export function AskedRoles({ employee }: { employee: Employee }) {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const { employeeId } = useSession()
  const { askedRoles } = employee
  if (askedRoles.length === 0) return null
  const isOwn = employee.id === employeeId
  return (
    <Banner
      tone="info"
      title={
        <FormattedMessage
          id={isOwn ? 'employees.asked.own' : 'employees.asked'}
          values={{ name: fullName(employee), count: askedRoles.length }}
        />
      }
    >
      <ul className={styles.points}>
        {askedRoles.map(({ id, role, askedAt }) => (
          <li key={id}>
            <FormattedMessage
              id="employees.asked.role"
              values={{ role: formatMessage({ id: `profile.account.role.${role}` }), day: date(localDay(askedAt)) }}
            />
          </li>
        ))}
      </ul>
    </Banner>
  )
}
