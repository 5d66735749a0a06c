import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { env } from '@/lib/env'
import { usePersonOf, useScreenNames } from '@/patterns/page/trailNames'
import { useRouteName } from '@/routes/useRouteName'

/**
 * Sets the document's title: the product's prefix and the screen's name (§2), which comes with the data where the
 * screen is about one thing. After each navigation the heading gets the focus and the name is announced; on the first
 * screen the browser does this itself.
 */
export function Announcer() {
  const name = useRouteName()
  const isIdle = useNavigation().state === 'idle'
  const title = useScreenNames()(name)
  const person = usePersonOf(name)
  const shown = useRef<string | null>(null)
  const [hasMoved, setMoved] = useState(false)

  useEffect(() => {
    document.title = [env.titlePrefix, [title, person].filter(Boolean).join(' – ')].filter(Boolean).join(' | ')
  }, [title, person])

  useEffect(() => {
    if (!isIdle || shown.current === name) return
    const isFirst = shown.current === null
    shown.current = name
    if (isFirst) return
    setMoved(true)
    return focusHeading()
  }, [name, isIdle])

  return (
    <VisuallyHidden>
      <div role="status">{hasMoved && title}</div>
    </VisuallyHidden>
  )
}

/**
 * Focuses the heading, and again the heading that replaces it when the data arrives, unless the focus has moved on.
 * @returns a function that stops it
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
