import { useEffect, useState } from 'react'
import styles from './PageTitle.module.css'

/** The page's heading in the header (§2), shown only while it is scrolled out of view itself. */
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
 * Tells the words of the page's heading whenever it leaves the window, and nothing when it is back; also of a heading
 * that takes the place of another, as when what was awaited is there.
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
