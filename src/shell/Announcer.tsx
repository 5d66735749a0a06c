import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router-dom'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { env } from '@/lib/env'
import { titleOf } from '@/routes/table'
import { useRouteName } from '@/routes/useRouteName'

/**
 * After each navigation: the document's title is the product's prefix and the screen's title (§2), the screen's heading
 * gets the focus, and the title is announced. On the first screen the browser does this itself.
 */
export function Announcer() {
  const name = useRouteName()
  const { formatMessage } = useIntl()
  const isIdle = useNavigation().state === 'idle'
  const title = formatMessage({ id: titleOf(name) })
  const shown = useRef<string | null>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    document.title = `${env.titlePrefix} | ${title}`
    if (!isIdle || shown.current === name) return
    const isFirst = shown.current === null
    shown.current = name
    if (isFirst) return
    setSaid(title)
    return focusHeading()
  }, [name, title, isIdle])

  return (
    <VisuallyHidden>
      <div role="status">{said}</div>
    </VisuallyHidden>
  )
}

/**
 * Gives the heading the focus, and once more to the one that takes its place when what the screen shows is there, unless
 * the focus has moved on.
 * @returns ends it
 */
function focusHeading(): () => void {
  const heading = focusNow()
  const changes = new MutationObserver(() => {
    if (heading?.isConnected) return
    if (document.activeElement === document.body) focusNow()
    changes.disconnect()
  })
  const main = document.querySelector('main')
  if (main) changes.observe(main, { childList: true, subtree: true })
  return () => changes.disconnect()
}

function focusNow(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading
}
