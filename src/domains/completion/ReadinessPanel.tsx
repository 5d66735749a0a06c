import { FormattedMessage } from 'react-intl'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { Card } from '@/ui/Card'
import { AskAdmin } from './AskAdmin'
import { obstaclePath } from '@/domains/profile/shared/stepPath'
import { ObstacleRow } from './ObstacleRow'
import rows from '@/patterns/rows.module.css'
import { adminRequestsOf } from '@/domains/profile/obstacles.rules'
import { type Obstacle, obstacleRow } from '@/domains/profile/profile.rules'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { hasNoPaymentCard, leftToBook } from '@/domains/profile/steps.rules'

/** Every obstacle to booking, with who can remove it and a link to its field. */
export function ReadinessPanel({ profileRef }: { profileRef: ProfileRef }) {
  const locale = useLocale()
  const { data: profile } = useProfileQuery(profileRef)
  if (!profile) return null
  const { own, others } = leftToBook(profile)
  const isFirstCard = (obstacle: Obstacle) => obstacleRow(obstacle).step === 'payment' && hasNoPaymentCard(profile)
  return (
    <Card
      heading={<FormattedMessage id="completion.notReady.title" values={{ count: own.length + others.length }} />}
      description={<Whose own={own.length} others={others.length} />}
    >
      <ul role="list" className={rows.list}>
        {own.map(
          ([first, ...more]) =>
            first && (
              <ObstacleRow
                key={first}
                obstacle={first}
                more={more}
                isFirstCard={isFirstCard(first)}
                to={obstaclePath(locale, first)}
              />
            ),
        )}
        {others.map((obstacle) => (
          <ObstacleRow key={obstacle} obstacle={obstacle} />
        ))}
      </ul>
      {adminRequestsOf(others).map((adminRequest) => (
        <AskAdmin key={adminRequest} profileRef={profileRef} profile={profile} adminRequest={adminRequest} />
      ))}
    </Card>
  )
}

/** How many things are up to the person, and how many to the administrator. */
const Whose = ({ own, others }: { own: number; others: number }) => (
  <>
    {own > 0 && <FormattedMessage id="completion.notReady.yours" values={{ count: own }} />}{' '}
    {others > 0 && <FormattedMessage id="completion.notReady.admins" values={{ count: others }} />}
  </>
)
