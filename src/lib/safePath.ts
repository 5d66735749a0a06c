const longest = 2048
// oxlint-disable-next-line no-control-regex -- control characters and backslashes can disguise an address
const smuggled = /[\u0000-\u001f\\]/

/**
 * A target from a query, a stored value or an answer, if it is a path inside this site; otherwise `fallback`. A path
 * that a browser would resolve to another origin is refused.
 */
export function safePath(target: unknown, fallback = '/'): string {
  if (typeof target !== 'string' || target.length > longest || smuggled.test(target)) return fallback
  if (target[0] !== '/' || target[1] === '/') return fallback
  const resolved = URL.canParse(target, location.origin) ? new URL(target, location.origin) : undefined
  if (!resolved || resolved.origin !== location.origin || resolved.pathname.startsWith('//')) return fallback
  return resolved.pathname + resolved.search + resolved.hash
}

/** An external address that may be opened in a tab: https, or http on localhost; otherwise undefined. */
export function safeExternalUrl(target: unknown): URL | undefined {
  if (typeof target !== 'string' || target === '' || target.length > longest || smuggled.test(target)) return undefined
  const url = URL.canParse(target, location.origin) ? new URL(target, location.origin) : undefined
  if (!url || url.username || url.password) return undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === location.origin) ? url : undefined
}
