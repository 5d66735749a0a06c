import { setTimeout as delay } from 'node:timers/promises'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { emailAddress } from '#contract/fields/fields.ts'
import { sendReset } from '#server/domains/session/resetMail.ts'
import type { Services } from '#server/services/services.ts'
import { readOwnForm } from './forms/ownForm.ts'
import { originOf } from './knownPlaces.ts'
import { pageLanguage } from './language.ts'
import { forgottenPasswordPage, resetSentPage } from './pages/forgottenPasswordPage.ts'
import { resetLimits } from './signInLimits.ts'
import { setLoginCookie, keptLogin, readLogin } from './typedLogin.ts'

/** Duration of the response, with or without an account. Queueing a mail takes a fraction of it. */
const answerMs = 400

/**
 * The page for a forgotten password: sends a link to the address of an account. The response is the same for an unknown
 * address.
 */
export async function forgottenPassword(ctx: KoaContextWithOIDC, services: Services) {
  ctx.set('Cache-Control', 'no-store')
  const language = pageLanguage(ctx)
  if (ctx.method !== 'POST') return forgottenPasswordPage(ctx, language, { login: keptLogin(ctx) })
  const typed = readLogin((await readOwnForm(ctx, services.env.PUBLIC_URL)).login)
  const address = emailAddress.safeParse(typed).data?.toLowerCase()
  if (!address) return forgottenPasswordPage(ctx, language, { login: typed, problem: 'address' })
  const limits = await resetLimits(address, originOf(ctx), services)
  const wait = await limits.beginAsking()
  if (wait > 0) {
    ctx.status = 429
    ctx.set('Retry-After', String(wait))
    return forgottenPasswordPage(ctx, language, { login: typed, problem: 'tooMany' })
  }
  const send = async () => {
    if ((await limits.beginMail()) === 0) await sendReset(address, services)
  }
  await Promise.all([send(), delay(answerMs)])
  setLoginCookie(ctx, typed)
  return resetSentPage(ctx, language, typed)
}
