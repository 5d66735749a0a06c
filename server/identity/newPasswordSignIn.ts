import type { KoaContextWithOIDC } from 'oidc-provider'
import { z } from 'zod'
import { minuteMs } from '#contract/time/durations.ts'
import { randomToken, sha256 } from '#server/crypto/tokens.ts'
import { identityPath } from '#server/domains/session/addresses.ts'
import { loadAccount, type LoadedAccount } from '#server/domains/session/account.ts'
import { hostCookie } from '#server/http/answers/cookies.ts'
import { takeAllowance } from '#server/services/allowance.ts'
import type { Services } from '#server/services/services.ts'
import { needsCode } from './secondFactor.ts'

/** How long the browser that chose a password can sign in without typing it again. */
const validMs = 2 * minuteMs

const ticketSchema = z.object({ accountId: z.string(), password: z.string(), nonce: z.string(), until: z.number() })

const cookieOf = (ctx: KoaContextWithOIDC) => hostCookie(ctx.secure, 'new_password', identityPath)
const passwordTag = ({ account }: LoadedAccount) => sha256(account.passwordHash ?? '')

/**
 * Lets the browser that has just chosen a password sign in once, within two minutes. The cookie is sealed and names the
 * password, so that it is worth nothing after another one was chosen.
 * @returns false for a person who signs in with a code too: a link in a mail does not replace their telephone
 */
export async function offerSignIn(ctx: KoaContextWithOIDC, accountId: string, services: Services): Promise<boolean> {
  const account = await loadAccount(services.db, accountId)
  if (!account || needsCode(account)) return false
  const until = services.now().getTime() + validMs
  const ticket = { accountId, password: passwordTag(account), nonce: randomToken(), until }
  const { name, ...place } = cookieOf(ctx)
  const sealed = encodeURIComponent(services.sealer.seal(JSON.stringify(ticket)))
  ctx.cookies.set(name, sealed, { ...place, httpOnly: true, sameSite: 'lax', signed: false, maxAge: validMs })
  return true
}

/** The account that may sign in without its form; undefined without a valid cookie. It works once. */
export async function takeSignIn(ctx: KoaContextWithOIDC, services: Services): Promise<LoadedAccount | undefined> {
  const sent = ctx.cookies.get(cookieOf(ctx).name, { signed: false })
  if (!sent) return undefined
  clearSignIn(ctx)
  const ticket = readTicket(sent, services)
  if (!ticket || ticket.until <= services.now().getTime()) return undefined
  const used = { key: `new password ${ticket.nonce}`, most: 1, seconds: validMs / 1000 }
  if ((await takeAllowance(used, services)) > 0) return undefined
  const account = await loadAccount(services.db, ticket.accountId)
  const isSame = account?.isActive && passwordTag(account) === ticket.password && !needsCode(account)
  return isSame ? account : undefined
}

/** Deletes the cookie. */
export function clearSignIn(ctx: KoaContextWithOIDC): void {
  const { name, ...place } = cookieOf(ctx)
  ctx.cookies.set(name, null, { ...place, httpOnly: true, sameSite: 'lax', signed: false })
}

function readTicket(sent: string, { sealer }: Services) {
  try {
    return ticketSchema.parse(JSON.parse(sealer.open(decodeURIComponent(sent))))
  } catch {
    return undefined
  }
}
