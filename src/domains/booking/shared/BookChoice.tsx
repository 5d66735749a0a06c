import { type ReactNode, useId } from 'react'
import styles from './BookChoice.module.css'
import { IconTile } from '@/ui/display/IconTile'

interface BookChoiceProps {
  icon: ReactNode
  title: ReactNode
  children: ReactNode
}

/** A choice of the booking window (§2). Its title tells apart buttons with the same text. */
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
