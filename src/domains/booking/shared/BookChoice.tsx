import type { ReactNode } from 'react'
import styles from './BookChoice.module.css'
import { IconTile } from '@/ui/IconTile'

interface BookChoiceProps {
  icon: ReactNode
  title: ReactNode
  children: ReactNode
}

/** One choice of the booking window: whom or what to book for (§2). */
export const BookChoice = ({ icon, title, children }: BookChoiceProps) => (
  <section className={styles.choice}>
    <IconTile>{icon}</IconTile>
    <div className={styles.words}>
      <h3>{title}</h3>
      {children}
    </div>
  </section>
)
