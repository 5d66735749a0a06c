import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { TextDomain } from './textBundles'
import { currentLocale } from './currentLocale'
import { loadMessages } from './loadMessages'

/** Loads code together with the messages of the domains it shows, in the language of the address. */
export async function loadWithMessages<Code>(domains: readonly TextDomain[], load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadMessages(currentLocale(), domains)])
  return code
}

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
