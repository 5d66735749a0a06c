import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Profile } from '#contract/profile/profile.ts'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { Card } from '@/ui/display/Card'
import { AskAdmin } from '@/domains/profile/shared/AskAdmin'
import styles from './Readiness.module.css'
import { obstaclePath } from '@/domains/profile/shared/stepPath'
import { ObstacleRow } from './ObstacleRow'
import rows from '@/patterns/list/rows.module.css'
import { adminRequestsOf } from '@/domains/profile/obstacles.rules'
import type { Booker } from '@/domains/profile/profile.rules'
import { isFirstCard, leftToBook } from '@/domains/profile/steps.rules'

interface ReadinessPanelProps {
  profileRef: ProfileRef
  profile: Profile & Booker
  event: string | null
}

/** Every obstacle to booking: the person's own with links to their fields, then the administrator's. */
export function ReadinessPanel({ profileRef, profile, event }: ReadinessPanelProps) {
  const locale = useLocale()
  const { own, others } = leftToBook(profile)
  return (
    <Card heading={<FormattedMessage id="completion.notReady.title" values={{ count: own.length + others.length }} />}>
      {own.length > 0 && (
        <Group heading={<FormattedMessage id="completion.notReady.yours" values={{ count: own.length }} />}>
          {own.map(
            ([first, ...more]) =>
              first && (
                <ObstacleRow
                  key={first}
                  obstacle={first}
                  more={more}
                  isFirstCard={isFirstCard(first, profile)}
                  to={obstaclePath(locale, first, event)}
                />
              ),
          )}
        </Group>
      )}
      {others.length > 0 && (
        <Group heading={<FormattedMessage id="completion.notReady.admins" values={{ count: others.length }} />}>
          {others.map((obstacle) => (
            <ObstacleRow key={obstacle} obstacle={obstacle} />
          ))}
        </Group>
      )}
      {adminRequestsOf(others).map((adminRequest) => (
        <AskAdmin key={adminRequest} profileRef={profileRef} profile={profile} adminRequest={adminRequest} />
      ))}
    </Card>
  )
}

/** The obstacles of the person, or of the administrator, below their number. */
const Group = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
  <div className={styles.group}>
    <h3 className={styles.whose}>{heading}</h3>
    <ul role="list" className={rows.list}>
      {children}
    </ul>
  </div>
)
