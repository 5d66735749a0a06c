import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { readinessPath } from '@/domains/profile/shared/stepPath'
import { obstaclesOf } from '@/domains/profile/profile.rules'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import styles from './Readiness.module.css'
import { isReady, leftToBook } from '@/domains/profile/steps.rules'

/** Whether the person is ready to book, in one line for small spaces. Links to the first obstacle. */
export function ReadinessLine({ profileRef, onFollow }: { profileRef: ProfileRef; onFollow: () => void }) {
  const locale = useLocale()
  const { data: profile } = useProfileQuery(profileRef)
  if (!profile) return null
  const obstacles = obstaclesOf(profile)
  const isDone = isReady(profile)
  const { own, others } = leftToBook(profile)
  return (
    <Link to={readinessPath(locale, obstacles)} className={isDone ? styles.lineReady : styles.line} onClick={onFollow}>
      {isDone ? (
        <FormattedMessage id="completion.ready.title" />
      ) : (
        <FormattedMessage id="completion.notReady.title" values={{ count: own.length + others.length }} />
      )}
    </Link>
  )
}
