import { LogOut } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import styles from './AccountPanel.module.css'

/** The way out, in sight however long the panel above it is. */
export const SignOutLink = ({ onNavigate }: { onNavigate: () => void }) => (
  <Link to={pathTo(useLocale(), 'logout')} className={styles.entry} onClick={onNavigate}>
    <LogOut aria-hidden="true" />
    <FormattedMessage id="routes.logout" />
  </Link>
)
