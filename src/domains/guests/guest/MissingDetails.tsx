import { FormattedMessage } from 'react-intl'
import type { GuestDetail } from '#contract/guests.ts'
import { missingDetails } from '@/domains/guests/guests.rules'
import styles from '@/patterns/page/section.module.css'
import { Card } from '@/ui/display/Card'

/** The details without which nobody can book for a guest; nothing where none is missing. */
export function MissingDetails({ issues }: { issues: GuestDetail['profileIssues'] }) {
  const missing = missingDetails(issues)
  if (missing.length === 0) return null
  return (
    <Card
      heading={<FormattedMessage id="guests.missing" values={{ count: missing.length }} />}
      description={<FormattedMessage id="guests.missing.text" />}
    >
      <ul className={styles.points}>
        {missing.map((detail) => (
          <li key={detail}>
            <FormattedMessage id={`guests.missing.${detail}`} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
