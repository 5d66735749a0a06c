import type { ReactNode } from 'react'
import styles from './CenteredPage.module.css'
import { Logo } from './Logo'

interface CenteredPageProps {
  /** The route's name, for `<main data-route>`. */
  route: string
  children: ReactNode
}

/** A page with a single purpose: signing in and out, not found. */
export const CenteredPage = ({ route, children }: CenteredPageProps) => (
  <main data-route={route} className={styles.page}>
    <Logo label="Waymark" className={styles.logo} />
    <div className={styles.content}>{children}</div>
  </main>
)
