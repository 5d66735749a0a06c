import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react'
import type { TextDomain } from '@/i18n/textBundles'
import { loadWithMessages } from '@/i18n/loadWithMessages'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of a screen, loaded on its own with the messages of the domains it shows. Where it cannot be loaded, the rest
 * of the screen stays, and the reason shows in its place with a button to try again.
 */
export const lazyPart = <Props extends object>(
  domains: readonly TextDomain[],
  load: Load<Props>,
): LazyExoticComponent<ComponentType<Props>> => {
  const loadAll = () => loadWithMessages(domains, load)
  return lazy(() => loadAll().catch(() => ({ default: withRetry(loadAll) })))
}

/** Also tries by itself when it is opened again, and when the device is back online. */
function withRetry<Props extends object>(load: Load<Props>) {
  return function MissingPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>()
    const [isRetrying, setRetrying] = useState(false)
    useEffect(() => void loadOnceOnline(load).then((loaded) => setPart(() => loaded.default)), [])
    const retry = async () => {
      setRetrying(true)
      const loaded = await load().catch(() => undefined)
      setRetrying(false)
      if (loaded) setPart(() => loaded.default)
    }
    if (Part) return <Part {...props} />
    return <QueryFailure query={{ refetch: retry, isFetching: isRetrying }} title="patterns.part.failed" />
  }
}
