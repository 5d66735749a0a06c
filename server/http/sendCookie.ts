import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { CookiePlace } from '#server/http/cookies.ts'

/** A cookie that scripts cannot read, and that other sites can have sent by a link alone. */
export interface BrowserCookie extends CookiePlace {
  value: string
  maxAgeSeconds: number
}

export const sendCookie = (c: Context, { name, value, maxAgeSeconds, ...place }: BrowserCookie) =>
  setCookie(c, name, value, { ...place, maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'Lax' })

/** Takes such a cookie back. */
export const takeCookie = (c: Context, { name, ...place }: CookiePlace) => void deleteCookie(c, name, place)
