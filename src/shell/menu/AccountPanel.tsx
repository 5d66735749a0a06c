import { FileText, LifeBuoy, LogOut, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { ThemePicker } from '@/domains/profile/account/ThemePicker'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { profileGroups } from '@/domains/profile/profilePages'
import { ReadinessLine } from '@/domains/completion/readiness/ReadinessLine'
import { LogoutLink } from '@/domains/session/shared/LogoutLink'
import { useSession } from '@/domains/session/shared/useSession'
import { cultureOf } from '#contract/texts/locales.ts'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { rowOf, titleOf } from '@/routes/table'
import { barPlaces } from '@/routes/menu'
import { mayNavigate } from '@/routes/permissions'
import { buttonClass } from '@/ui/button/buttonClass'
import { useIsWide } from '@/ui/useIsWide'
import styles from './AccountPanel.module.css'
import { ExpenseLink } from './ExpenseLink'
import { LocalePicker } from '@/patterns/locale/LocalePicker'
import { MenuEntries } from './MenuEntries'
import { ProfileLinks } from './ProfileLinks'
import { useMenuEntries } from './useMenuEntries'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

type PlainEntry = 'support' | 'legal' | 'terms'
const icons: Record<PlainEntry, ReactNode> = {
  support: <LifeBuoy aria-hidden="true" />,
  legal: <ShieldCheck aria-hidden="true" />,
  terms: <FileText aria-hidden="true" />,
}

/**
 * A greeting by first name and links to the person's own pages (§2); guests have a restricted set (§6). On phones it
 * also has the links that do not fit in the bar.
 */
export function AccountPanel({ onNavigate }: { onNavigate: () => void }) {
  const locale = useLocale()
  const { companyId, profileId, employeeId, roles } = useSession()
  const profileRef = { companyId, profileId }
  const { data } = useProfileQuery(profileRef)
  const isWide = useIsWide()
  const entries = useMenuEntries()
  const isEmployee = employeeId !== null
  const names = (['support', 'legal', 'terms'] as const).filter(
    (name) => rowOf(name).isPublic || (isEmployee && mayNavigate(rowOf(name), roles)),
  )
  return (
    <div className={layout.stack6}>
      <div className={cx(layout.row3, layout.between, layout.lines2)}>
        {data && (
          <p className={styles.person}>
            <strong>
              <FormattedMessage id="account.greeting" values={{ name: data.firstName }} />
            </strong>
            <span>{data.email}</span>
          </p>
        )}
        <LogoutLink className={buttonClass('secondary', 'small')} onNavigate={onNavigate}>
          <LogOut aria-hidden="true" />
          <FormattedMessage id="routes.logout" />
        </LogoutLink>
      </div>
      {isEmployee && (
        <>
          <ReadinessLine profileRef={profileRef} onFollow={onNavigate} />
          {(['profile', 'travel'] as const).map((group) => (
            <ProfileLinks
              key={group}
              group={group}
              names={profileGroups[group]}
              profile={data}
              onNavigate={onNavigate}
            />
          ))}
        </>
      )}
      <ul role="list" className={styles.entries}>
        {!isWide && <MenuEntries entries={entries.slice(barPlaces)} onNavigate={onNavigate} />}
        {!isWide && isEmployee && <ExpenseLink />}
        {names.map((name) => (
          <li key={name}>
            <Link to={pathTo(locale, name)} className={styles.entry} onClick={onNavigate}>
              {icons[name]}
              <FormattedMessage id={titleOf(name)} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={layout.stack2}>
        <LocalePicker />
        {isEmployee && data && <MailLanguage culture={data.cultureCode} onNavigate={onNavigate} />}
      </div>
      <ThemePicker />
    </div>
  )
}

/** That mails come in another language than the page, with the way to change that. Nothing where they are the same. */
function MailLanguage({ culture, onNavigate }: { culture: string; onNavigate: () => void }) {
  const locale = useLocale()
  const [language = ''] = culture.split('-')
  if (language === '' || cultureOf(locale).startsWith(`${language}-`)) return null
  const name = new Intl.DisplayNames(cultureOf(locale), { type: 'language' }).of(language)
  return (
    <p className={textStyle.note}>
      <FormattedMessage id="account.mails.language" values={{ language: name }} />{' '}
      <Link to={pathTo(locale, 'account', undefined, { section: 'display' })} onClick={onNavigate}>
        <FormattedMessage id="account.mails.change" />
      </Link>
    </p>
  )
}
