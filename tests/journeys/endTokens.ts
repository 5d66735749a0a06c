/**
 * Makes the stored tokens look expired, as after a night. Runs in the page.
 * @param only the access token to change, or undefined for any stored one
 * @returns the stored user of the sign-in library, and its key
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
