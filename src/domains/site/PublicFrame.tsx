import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import type { RouteName } from '@/routes/table'
import { Logo } from '@/ui/brand/Logo'
import styles from './PublicFrame.module.css'
import layout from '@/ui/layout/layout.module.css'

interface PublicFrameProps {
  route: RouteName
  children: ReactNode
  /** The way on, in place of the way home. */
  wayOn?: ReactNode
}

/** The frame of a page to read that everybody may open: the logo, the page, and the way home. */
export function PublicFrame({ route, children, wayOn }: PublicFrameProps) {
  const locale = useLocale()
  return (
    <main data-route={route} className={styles.page}>
      <Logo label="Waymark" />
      <article className={layout.stack8}>{children}</article>
      {wayOn ?? (
        <Link className={styles.back} to={pathTo(locale, 'home')}>
          <ArrowLeft aria-hidden="true" />
          <FormattedMessage id="site.home" />
        </Link>
      )}
    </main>
  )
}
