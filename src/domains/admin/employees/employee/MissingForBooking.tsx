import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { type Issue, issuesOf, obstacleRow } from '@/domains/profile/profile.rules'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'
import { TravellerTexts } from '@/i18n/TravellerTexts'
import styles from '@/patterns/section.module.css'
import { Card } from '@/ui/Card'

const owners = ['admin', 'user'] as const

/** What keeps somebody from booking (§4), by who can settle it; nothing where nothing does. */
export function MissingForBooking({ employee }: { employee: Employee }) {
  const issues = issuesOf(employee)
  if (issues.length === 0) return null
  return (
    <Card heading={<FormattedMessage id="employees.missing" values={{ count: issues.length }} />}>
      <TravellerTexts name={employee.firstName}>
        <div className={styles.stack}>
          {owners.map((owner) => (
            <Settled key={owner} owner={owner} issues={issues.filter((issue) => obstacleRow(issue).owner === owner)} />
          ))}
        </div>
      </TravellerTexts>
    </Card>
  )
}

function Settled({ owner, issues }: { owner: (typeof owners)[number]; issues: readonly Issue[] }) {
  if (issues.length === 0) return null
  return (
    <div>
      <p className={styles.soft}>
        <FormattedMessage id={`employees.missing.${owner}`} />
      </p>
      <ul className={styles.points}>
        {issues.map((issue) => (
          <li key={issue}>
            <FormattedMessage {...obstacleMessage(issue)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
