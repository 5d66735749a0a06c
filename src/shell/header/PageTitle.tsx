import { useEffect, useState } from 'react'
import styles from './PageTitle.module.css'

/** The page's heading in the header (§2), shown only while the heading itself is scrolled out of view. */
export function PageTitle() {
  const [goneHeading, setGoneHeading] = useState<string>()
  useEffect(() => followHeading(setGoneHeading), [])
  return (
    <p className={styles.title} data-shown={goneHeading !== undefined || undefined} aria-hidden="true">
      {goneHeading}
    </p>
  )
}

/**
 * Calls back with the text of the page's heading whenever it leaves the window, and with undefined when it is back. A
 * heading that replaces another, as when data arrives, is followed too.
 */
function followHeading(tell: (goneHeading: string | undefined) => void) {
  const main = document.querySelector('main')
  if (!main || !('IntersectionObserver' in window)) return
  let heading: Element | null = null
  const visibility = new IntersectionObserver(
    ([entry]) => entry?.target.isConnected && tell(entry.isIntersecting ? undefined : wordsOf(entry.target)),
    { rootMargin: '-32px 0px 0px' },
  )
  const follow = () => {
    if (heading?.isConnected) return
    if (heading) visibility.unobserve(heading)
    heading = main.querySelector('h1')
    if (heading) visibility.observe(heading)
    else tell(undefined)
  }
  const content = new MutationObserver(follow)
  content.observe(main, { childList: true, subtree: true })
  follow()
  return () => {
    visibility.disconnect()
    content.disconnect()
  }
}

/** As screen readers read it: without signs that are drawn only. */
function wordsOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element
  for (const drawn of copy.querySelectorAll('[aria-hidden]')) drawn.remove()
  return copy.textContent
}
