import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Logo } from '@/ui/brand/Logo'
import styles from './SidebarTop.module.css'

/** The logo, linked to Home except on Home itself (§2). */
export function SidebarTop() {
  const { formatMessage } = useIntl()
  const home = pathTo(useLocale(), 'home')
  const isHome = useLocation().pathname === home
  return isHome ? (
    <span className={styles.brand}>
      <Logo label="Waymark" />
    </span>
  ) : (
    <Link to={home} className={styles.brand} aria-label={formatMessage({ id: 'shell.logoHome' })}>
      <Logo />
    </Link>
  )
}
