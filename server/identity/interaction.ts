import type { KoaContextWithOIDC } from 'oidc-provider'
import type Provider from 'oidc-provider'
import type { Language } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { accountFor } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import { pageLanguage } from './language.ts'
import { codePage } from './pages/codePage.ts'
import { errorPage } from './pages/errorPage.ts'
import { type DemoPerson, type SignInPage, signInPage } from './pages/signInPage.ts'
import { readForm } from './readForm.ts'
import { findCodeRecipient, needsCode, phoneEnding, sendSignInCode, verifySignInCode } from './secondFactor.ts'

/** Demo people who sign in with one click, and the password they share. */
export interface DemoSignIn {
  people: readonly DemoPerson[]
  password: string
}

/** Dependencies of the sign-in form. */
export interface SignInParts {
  provider: Provider
  services: Services
  attempts: Attempts
  demo: DemoSignIn
}

/** The sign-in form: shows it, checks what was sent, and redirects back to the application. */
export async function interaction(ctx: KoaContextWithOIDC, { provider, services, attempts, demo }: SignInParts) {
  ctx.set('Cache-Control', 'no-store')
  const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined)
  if (!details) {
    ctx.status = 400
    return errorPage(ctx, pageLanguage(ctx), 'session_not_found')
  }
  const language = pageLanguage(ctx, details.params.ui_locales)
  const show = (login: string, problem: SignInPage['problem']) =>
    signInPage(ctx, language, { login, problem, demoPeople: services.env.DEMO ? demo.people : [] })
  if (ctx.method !== 'POST')
    return show(typeof details.params.login_hint === 'string' ? details.params.login_hint : '', undefined)

  const form = await readForm(ctx)
  const finish = async (accountId: string) => {
    const result = { login: { accountId } }
    const returnTo = await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })
    ctx.redirect(returnTo)
    ctx.status = 303
  }
  if (form.has('code') || form.has('again'))
    return answerCode({
      ctx,
      language,
      services,
      uid: details.uid,
      form,
      attempts,
      finish,
      over: () => show('', 'codeOver'),
    })

  // A click on a demo person counts as entering their name and the demo password.
  const person = services.env.DEMO ? form.get('person') : null
  const login = person ?? form.get('login') ?? ''
  const password = person ? demo.password : (form.get('password') ?? '')
  if (!login || !password) return show(login, 'missing')
  const key = attemptKey(login, ctx.ip)
  if (!attempts.begin(key)) {
    ctx.status = 429
    return show(login, 'tooMany')
  }
  const accountId = await accountFor(services.db, login, password)
  const account = accountId && (await loadAccount(services.db, accountId))
  if (!account) return show(login, 'wrong')
  if (needsCode(account)) {
    const isSent = await sendSignInCode(details.uid, account, language, services)
    return isSent
      ? codePage(ctx, language, { ending: phoneEnding(account), said: undefined })
      : show(login, 'codeNotSent')
  }
  attempts.succeeded(key)
  return finish(account.account.id)
}

interface CodeAnswer {
  ctx: KoaContextWithOIDC
  language: Language
  services: Services
  uid: string
  form: URLSearchParams
  attempts: Attempts
  finish: (accountId: string) => Promise<void>
  /** Starts the sign-in over, once the code has expired. */
  over: () => Promise<void>
}

/** The second page: checks a code or sends another. A right password counts as an attempt until the code is right. */
async function answerCode({ ctx, language, services, uid, form, attempts, finish, over }: CodeAnswer) {
  const account = await findCodeRecipient(uid, services)
  if (!account) return over()
  const ending = phoneEnding(account)
  if (form.has('again')) {
    const isSent = await sendSignInCode(uid, account, language, services)
    return isSent ? codePage(ctx, language, { ending, said: 'sent' }) : over()
  }
  if (!(await verifySignInCode(uid, form.get('code') ?? '', services)))
    return (await findCodeRecipient(uid, services)) ? codePage(ctx, language, { ending, said: 'wrong' }) : over()
  attempts.succeeded(attemptKey(account.account.email, ctx.ip))
  return finish(account.account.id)
}

const attemptKey = (login: string, ip: string) => `${login.trim().toLowerCase()} ${ip}`
