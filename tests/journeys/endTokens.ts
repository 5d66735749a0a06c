/**
 * Makes the stored tokens look ended, as after a night. Runs in the page.
 * @param only where this is the access token; undefined for whichever is stored
 * @returns what the sign-in library keeps now, and under which key
 */
export function endTokens(only: string | undefined) {
  const token = localStorage.getItem('waymark.accessToken') ?? ''
  if (only !== undefined && token !== only) return undefined
  const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))
  if (!key) throw new Error('Nobody is signed in')
  const [head = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, unknown>
  const ended = btoa(JSON.stringify({ ...claims, exp: 1_600_000_000 })).replace(/=+$/, '')
  localStorage.setItem('waymark.accessToken', [head, ended, signature].join('.'))
  const user = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>
  const value = JSON.stringify({ ...user, expires_at: 1_600_000_000 })
  localStorage.setItem(key, value)
  return { key, value }
}
