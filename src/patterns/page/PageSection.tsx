import { ArrowRight } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import styles from './PageSection.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface PageSectionProps {
  heading: ReactNode
  /** With it the heading can get the focus, where the section takes the place of what had it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** At the end of the heading: the way to all of it. */
  link?: { to: string; text: ReactNode } | false | undefined
  /** At the end of the heading: the time of the data. */
  note?: ReactNode
  children: ReactNode
}

/** A section on the page itself, without a card, named by its heading. */
export function PageSection({ heading, headingRef, link, note, children }: PageSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={layout.stack3}>
      <header className={styles.header}>
        <h2 id={headingId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </h2>
        {note && <p className={textStyle.note}>{note}</p>}
        {link && (
          <Link className={cx(buttonClass('quiet', 'small'), styles.link)} to={link.to}>
            {link.text}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
