import { FileText, LifeBuoy, LogOut, ShieldCheck, UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { ThemePicker } from '@/domains/account/ThemePicker'
import { useProfileQuery } from '@/domains/profile/profile.queries'
import { useSession } from '@/domains/session/useSession'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { rowOf } from '@/routes/table'
import { mayNavigate } from '@/routes/verdict'
import styles from './AccountPanel.module.css'
import { LocalePicker } from './LocalePicker'

type AccountEntry = 'completeYourProfile' | 'support' | 'legal' | 'terms' | 'logout'
const icons: Record<AccountEntry, ReactNode> = {
  completeYourProfile: <UserCheck aria-hidden="true" />,
  support: <LifeBuoy aria-hidden="true" />,
  legal: <ShieldCheck aria-hidden="true" />,
  terms: <FileText aria-hidden="true" />,
  logout: <LogOut aria-hidden="true" />,
}

/** Greets by first name and leads to what belongs to the person (§2). */
export function AccountPanel({ onNavigate }: { onNavigate: () => void }) {
  const locale = useLocale()
  const { companyId, profileId, employeeId, roles } = useSession()
  const { data } = useProfileQuery({ companyId, profileId })
  const names = (['completeYourProfile', 'support', 'legal', 'terms', 'logout'] as const).filter(
    (name) => rowOf(name).isPublic || (employeeId !== null && mayNavigate(rowOf(name), roles)),
  )
  return (
    <div className={styles.panel}>
      {data && (
        <p className={styles.person}>
          <strong>
            <FormattedMessage id="app.greeting" values={{ name: data.firstName }} />
          </strong>
          <span>{data.email}</span>
        </p>
      )}
      <ul className={styles.entries}>
        {names.map((name) => (
          <li key={name}>
            <Link to={pathTo(locale, name)} className={styles.entry} onClick={onNavigate}>
              {icons[name]}
              <FormattedMessage id={`routes.${rowOf(name).titleKey}` as MessageId} />
            </Link>
          </li>
        ))}
      </ul>
      <LocalePicker />
      <ThemePicker />
    </div>
  )
}
