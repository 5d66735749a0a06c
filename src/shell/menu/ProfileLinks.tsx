import {
  BedDouble,
  BookUser,
  Car,
  CreditCard,
  HeartPulse,
  type LucideIcon,
  Lock,
  Plane,
  Settings,
  TrainFront,
  UserRound,
} from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import { isLocked } from '@/domains/profile/pageLock.rules'
import type { ProfilePageName, profileGroups } from '@/domains/profile/profilePages'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { rowOf, titleOf } from '@/routes/table'
import { mayNavigate } from '@/routes/permissions'
import styles from './AccountPanel.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

const icons: Record<ProfilePageName, LucideIcon> = {
  personal: UserRound,
  travelDocuments: BookUser,
  payment: CreditCard,
  emergencyContact: HeartPulse,
  account: Settings,
  flightPreferences: Plane,
  trainPreferences: TrainFront,
  hotelPreferences: BedDouble,
  carPreferences: Car,
}

interface ProfileLinksProps {
  group: keyof typeof profileGroups
  names: readonly ProfilePageName[]
  profile: Profile | undefined
  onNavigate: () => void
}

/**
 * §2: links to the screens of the person's profile. A screen that requires the basic information first shows that
 * instead.
 */
export function ProfileLinks({ group, names, profile, onNavigate }: ProfileLinksProps) {
  const locale = useLocale()
  const { roles } = useSession()
  const headingId = `account-${group}`
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        <FormattedMessage id={`account.pages.${group}`} />
      </h3>
      <ul role="list" className={styles.entries}>
        {names
          .filter((name) => mayNavigate(rowOf(name), roles))
          .map((name) => {
            const Icon = icons[name]
            const title = <FormattedMessage id={titleOf(name)} />
            return (
              <li key={name}>
                {isLocked(name, profile, { isOwn: true }) ? (
                  <span role="link" aria-disabled="true" className={styles.entry}>
                    <Lock aria-hidden="true" />
                    <span className={layout.stack0}>
                      <span>{title}</span>{' '}
                      <span className={textStyle.small}>
                        <FormattedMessage id="account.pages.locked" />
                      </span>
                    </span>
                  </span>
                ) : (
                  <Link to={pathTo(locale, name)} className={styles.entry} onClick={onNavigate}>
                    <Icon aria-hidden="true" />
                    {title}
                  </Link>
                )}
              </li>
            )
          })}
      </ul>
    </section>
  )
}
