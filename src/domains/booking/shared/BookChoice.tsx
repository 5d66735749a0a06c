import { type ReactNode, useId } from 'react'
import styles from './BookChoice.module.css'
import { IconTile } from '@/ui/display/IconTile'

interface BookChoiceProps {
  icon: ReactNode
  title: ReactNode
  children: ReactNode
}

/** One choice of the booking window: whom or what to book for (§2). Several may have buttons of the same words. */
export const BookChoice = ({ icon, title, children }: BookChoiceProps) => {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={styles.choice}>
      <IconTile>{icon}</IconTile>
      <div className={styles.words}>
        <h3 id={titleId}>{title}</h3>
        {children}
      </div>
    </div>
  )
}
