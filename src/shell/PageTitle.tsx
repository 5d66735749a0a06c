import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type RouteName, titleOf } from '@/routes/table'
import styles from './PageTitle.module.css'

/** The page's title in the header (§2), shown only while the page's own heading is scrolled out of view. */
export default function PageTitle({ name }: { name: RouteName }) {
  const [isHeadingGone, setHeadingGone] = useState(false)
  useEffect(() => {
    const heading = document.querySelector('main h1')
    if (!heading || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => setHeadingGone(entry?.isIntersecting === false), {
      rootMargin: '-32px 0px 0px',
    })
    observer.observe(heading)
    return () => observer.disconnect()
  }, [name])
  return (
    <p className={styles.title} data-shown={isHeadingGone || undefined} aria-hidden="true">
      <FormattedMessage id={titleOf(name)} />
    </p>
  )
}
