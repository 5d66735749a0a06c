import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Avatar } from '@/ui/display/Avatar'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import styles from './SubjectBar.module.css'

interface SubjectBarProps {
  /** The name of the person. */
  name: string
  /** The subject of the pages: "Camille Roy’s trips". */
  words: ReactNode
  /** The way out of their pages. */
  back: { to: string; text: ReactNode }
}

/** A bar with the name of the person the pages are about and the way out. It stays visible while the page scrolls. */
export function SubjectBar({ name, words, back }: SubjectBarProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.who} aria-label={formatMessage({ id: 'patterns.subject' })}>
      <Avatar name={name} size="small" />
      <p className={styles.words}>{words}</p>
      <Link to={back.to} className={cx(buttonClass('quiet', 'small'), styles.out)}>
        <ArrowLeft aria-hidden="true" />
        <span>{back.text}</span>
      </Link>
    </section>
  )
}
