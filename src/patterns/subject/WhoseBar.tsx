import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Avatar } from '@/ui/display/Avatar'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import styles from './WhoseBar.module.css'

interface WhoseBarProps {
  /** Of the person whose pages these are. */
  name: string
  /** What is shown of them: "Camille Roy’s trips". */
  words: ReactNode
  /** The way out of their pages. */
  back: { to: string; text: ReactNode }
}

/** Whose pages these are, in sight however far they are scrolled, with the way out. */
export function WhoseBar({ name, words, back }: WhoseBarProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.who} aria-label={formatMessage({ id: 'patterns.whose' })}>
      <Avatar name={name} size="small" />
      <p className={styles.words}>{words}</p>
      <Link to={back.to} className={cx(buttonClass('quiet', 'small'), styles.out)}>
        <ArrowLeft aria-hidden="true" />
        <span>{back.text}</span>
      </Link>
    </section>
  )
}
