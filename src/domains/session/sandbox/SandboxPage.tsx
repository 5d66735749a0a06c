import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { useOwnProfile } from '@/domains/session/shared/useSession'

/** §2: where a session without an employee id arrives: why nothing opens, whom to ask, and the way out. */
export default function SandboxPage() {
  const locale = useLocale()
  const { data } = useProfileQuery(useOwnProfile())
  return (
    <EmptyState
      headingLevel={1}
      illustration={<Illustration of="lost" />}
      title={<FormattedMessage id="session.sandbox.title" />}
      text={<FormattedMessage id="session.sandbox.text" values={{ email: data?.email ?? '' }} />}
      action={
        <Link to={pathTo(locale, 'logout')} className={buttonClass('secondary')}>
          <FormattedMessage id="session.sandbox.signOut" />
        </Link>
      }
    />
  )
}
