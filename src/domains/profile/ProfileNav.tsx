import { Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile.ts'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { rowOf, titleOf } from '@/routes/table'
import { mayNavigate } from '@/routes/permissions'
import { useSession } from '@/domains/session/shared/useSession'
import { useScrollCurrentIntoView } from '@/ui/useScrollCurrentIntoView'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './ProfileNav.module.css'
import { isLocked, type ProfilePageName, profileGroups } from './profilePages'

interface ProfileNavProps {
  current: ProfilePageName
  profile: Profile | undefined
}

/** Navigation between the screens of a profile: a list beside them, a row that scrolls on phones. */
export function ProfileNav({ current, profile }: ProfileNavProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const { roles } = useSession()
  const nav = useScrollCurrentIntoView<HTMLElement>(current)
  const title = (name: ProfilePageName) => <FormattedMessage id={titleOf(name)} />
  return (
    <nav ref={nav} aria-label={formatMessage({ id: 'profile.nav' })} className={styles.nav}>
      {Object.entries(profileGroups).map(([group, names]) => (
        <div key={group} className={styles.group}>
          <p id={`profile-nav-${group}`} className={styles.heading}>
            <FormattedMessage id={`patterns.profilePages.${group as keyof typeof profileGroups}`} />
          </p>
          <ul role="list" aria-labelledby={`profile-nav-${group}`} className={styles.list}>
            {names
              .filter((name) => mayNavigate(rowOf(name), roles))
              .map((name) => (
                <li key={name}>
                  {name !== current && isLocked(name, profile) ? (
                    <span className={styles.entry} aria-disabled="true">
                      {title(name)}
                      <Lock aria-hidden="true" />
                      <VisuallyHidden>
                        {' '}
                        <FormattedMessage id="patterns.profilePages.locked" />
                      </VisuallyHidden>
                    </span>
                  ) : (
                    <Link
                      to={pathTo(locale, name)}
                      className={styles.entry}
                      aria-current={name === current ? 'page' : undefined}
                    >
                      {title(name)}
                    </Link>
                  )}
                </li>
              ))}
          </ul>
          {names.some((name) => name !== current && isLocked(name, profile)) && (
            <p className={styles.locked} aria-hidden="true">
              <Lock />
              <FormattedMessage id="patterns.profilePages.locked" />
            </p>
          )}
        </div>
      ))}
    </nav>
  )
}
