import { currentLocale } from './currentLocale'
import { loadMessages } from './loadMessages'
import type { TextDomain } from './textBundles'

/** Loads code together with the messages of the domains it shows, in the language of the address. */
export async function loadWithMessages<Code>(domains: readonly TextDomain[], load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadMessages(currentLocale(), domains)])
  return code
}
