import type { Location } from 'react-router-dom'

/**
 * The key under which the router stores the scroll position of a history entry. A freshly loaded entry has the key
 * `default`, so its address is used instead, and it never gets the position of another address. The provider's answer
 * in an address (`code`, `state`) is a secret of one sign-in, and is left out.
 */
export function keyOfEntry({ key, pathname, search }: Location): string {
  if (key !== 'default') return key
  const said = new URLSearchParams(search)
  return said.has('code') || said.has('state') ? pathname : pathname + search
}
