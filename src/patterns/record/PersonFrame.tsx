import { type ReactNode, useEffect, useState } from 'react'
import { TravelerTexts } from '@/i18n/TravelerTexts'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './PersonFrame.module.css'
import { usePersonInTrail } from '@/patterns/page/trailNames'

interface PersonFrameProps {
  name: string
  /** The name of the person in texts. */
  firstName: string
  /** The bar above every page, with the name of the person. */
  bar: ReactNode
  /** The text that is announced when the first of the pages opens, with the name of the person. */
  announcement: ReactNode
  children: ReactNode
}

/** Wraps the pages about another person: a bar with their name, and texts that speak of them. */
export function PersonFrame({ name, firstName, bar, announcement, children }: PersonFrameProps) {
  usePersonInTrail(name)
  return (
    <TravelerTexts name={firstName || name}>
      <div className={styles.frame}>
        {bar}
        <div className={styles.page}>{children}</div>
      </div>
      <Announced name={name}>{announcement}</Announced>
    </TravelerTexts>
  )
}

function Announced({ name, children }: { name: string; children: ReactNode }) {
  const [said, setSaid] = useState('')
  // A region that is there empty first is read out when it is filled.
  useEffect(() => setSaid(name), [name])
  useEffect(focusHeading, [])
  return (
    <VisuallyHidden>
      <p role="status">{said === name && children}</p>
    </VisuallyHidden>
  )
}

/** The page waited for the person, so its heading was not there to get the focus when the page was gone to. */
function focusHeading() {
  const isFirst = ((history.state as { idx?: number } | null)?.idx ?? 0) === 0
  if (isFirst || document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
