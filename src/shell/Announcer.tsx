import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useMatches, useNavigation } from 'react-router-dom'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { env } from '@/lib/env'
import type { MessageId } from '@/i18n/messages'
import { rowOf, type RouteName, table } from '@/routes/table'

/** The row of the screen shown; an address that leads nowhere is the not-found screen. */
export function useRouteName(): RouteName {
  const id = useMatches().at(-1)?.id ?? ''
  return Object.hasOwn(table, id) ? (id as RouteName) : 'notFound'
}

/**
 * After each navigation: the document's title is the product's prefix and the screen's (§2), the focus moves to the
 * screen's heading, and the title is said. On the first screen the browser does this itself.
 */
export function Announcer() {
  const name = useRouteName()
  const { formatMessage } = useIntl()
  const isIdle = useNavigation().state === 'idle'
  const title = formatMessage({ id: `routes.${rowOf(name).titleKey}` as MessageId })
  const shown = useRef<string | null>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    document.title = `${env.titlePrefix} | ${title}`
    if (!isIdle || shown.current === name) return
    const isFirst = shown.current === null
    shown.current = name
    if (isFirst) return
    setSaid(title)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [name, title, isIdle])

  return (
    <VisuallyHidden>
      <div role="status">{said}</div>
    </VisuallyHidden>
  )
}
