import type { Location } from 'react-router-dom'

/**
 * The key under which the router stores how far an entry of the history is scrolled; an address that is loaded anew has
 * none of its own, and never takes another's place. The provider's answer in an address (`code`, `state`) is a secret of
 * one sign-in, which no storage keeps.
 */
export function keyOfEntry({ key, pathname, search }: Location): string {
  if (key !== 'default') return key
  const said = new URLSearchParams(search)
  return said.has('code') || said.has('state') ? pathname : pathname + search
}
