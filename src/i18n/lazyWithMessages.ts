import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { TextDomain } from './textBundles'
import { loadWithMessages } from './loadWithMessages'

/**
 * React's `lazy` for a part of a screen that shows messages of domains its page does not load.
 * @param instead shown where the part cannot be loaded; without it, the screen fails
 */
export const lazyWithMessages = <Props extends object>(
  domains: readonly TextDomain[],
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => {
    const loading = loadWithMessages(domains, load)
    return instead ? loading.catch(() => ({ default: instead })) : loading
  })
