import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { CookiePlace } from '#server/http/answers/cookies.ts'

/** A cookie that scripts cannot read (HttpOnly), sent from other sites only when a link is followed (SameSite=Lax). */
export interface BrowserCookie extends CookiePlace {
  value: string
  maxAgeSeconds: number
}

export const sendCookie = (c: Context, { name, value, maxAgeSeconds, ...place }: BrowserCookie) =>
  setCookie(c, name, value, { ...place, maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'Lax' })

/** Deletes a cookie in the browser. */
export const clearCookie = (c: Context, { name, ...place }: CookiePlace) => void deleteCookie(c, name, place)
