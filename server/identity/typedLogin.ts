import type { KoaContextWithOIDC } from 'oidc-provider'
import { fieldLimits, textLine } from '#contract/fields/fields.ts'
import { identityPath } from '#server/domains/session/addresses.ts'
import { hostCookie } from '#server/http/answers/cookies.ts'
import { minuteMs } from '#contract/time/durations.ts'

const keptMs = 10 * minuteMs
const login = textLine(fieldLimits.email)

const cookieOf = (ctx: KoaContextWithOIDC) => hostCookie(ctx.secure, 'login', identityPath)

/**
 * Stores the address for the next page that asks for it; for minutes only, because other people may use the browser.
 */
export function setLoginCookie(ctx: KoaContextWithOIDC, typed: string): void {
  const { name, ...place } = cookieOf(ctx)
  const kept = { httpOnly: true, sameSite: 'lax', signed: false, maxAge: keptMs } as const
  ctx.cookies.set(name, encodeURIComponent(typed), { ...place, ...kept })
}

/** The address typed in this browser a moment ago; empty without one. */
export function keptLogin(ctx: KoaContextWithOIDC): string {
  try {
    return readLogin(decodeURIComponent(ctx.cookies.get(cookieOf(ctx).name, { signed: false }) ?? ''))
  } catch {
    return ''
  }
}

export function clearLoginCookie(ctx: KoaContextWithOIDC): void {
  const { name, ...place } = cookieOf(ctx)
  if (ctx.cookies.get(name, { signed: false })) ctx.cookies.set(name, null, { ...place, signed: false })
}

/** A valid content of the address field; empty for anything else. */
export const readLogin = (text: unknown): string => login.safeParse(text).data ?? ''
