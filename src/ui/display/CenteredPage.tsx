import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './CenteredPage.module.css'
import { Logo } from '@/ui/brand/Logo'

interface CenteredPageProps {
  /** The route's name, for `<main data-route>`. */
  route: string
  children: ReactNode
  /** At the end of the line of the logo: a choice of language. */
  corner?: ReactNode
  /** Begins at the top, so that content above does not move when the content grows or shrinks. */
  isFromTop?: boolean
}

/** A page with a single purpose: signing in and out, not found. */
export const CenteredPage = ({ route, children, corner, isFromTop = false }: CenteredPageProps) => (
  <main data-route={route} className={styles.page}>
    <div className={styles.line}>
      <Logo label="Waymark" />
      {corner}
    </div>
    <div className={cx(styles.content, isFromTop && styles.fromTop)}>{children}</div>
  </main>
)
