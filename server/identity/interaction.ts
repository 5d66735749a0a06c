import type { KoaContextWithOIDC } from 'oidc-provider'
import type Provider from 'oidc-provider'
import { badInput } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { loadAccount, type LoadedAccount } from '#server/domains/session/account.ts'
import { accountFor } from './accounts.ts'
import { takeSignIn } from './newPasswordSignIn.ts'
import { originOf, recordOrigin } from './knownPlaces.ts'
import { chooseLanguage, pageLanguage } from './language.ts'
import { type OwnForm, readOwnForm } from './forms/ownForm.ts'
import { codePage } from './pages/codePage.ts'
import { errorPage } from './pages/errorPage.ts'
import { type DemoPerson, signInPage, type SignInProblem, signInProblems } from './pages/signInPage.ts'
import { findCodeRecipient, needsCode, phoneEnding, sendSignInCode, verifySignInCode } from './secondFactor.ts'
import { limitsOf, type SignInLimits } from './signInLimits.ts'
import { clearLoginCookie, setLoginCookie, keptLogin, readLogin } from './typedLogin.ts'

/** Demo people who sign in with one click, and the password they share. */
export interface DemoSignIn {
  people: readonly DemoPerson[]
  password: string
}

/** Dependencies of the sign-in form. */
export interface SignInParts {
  provider: Provider
  services: Services
  demo: DemoSignIn
}

/** The sign-in form: shows it, checks the input, and redirects to the application. */
export async function interaction(ctx: KoaContextWithOIDC, { provider, services, demo }: SignInParts) {
  ctx.set('Cache-Control', 'no-store')
  const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined)
  if (!details) {
    ctx.status = 400
    return errorPage(ctx, pageLanguage(ctx), 'session_not_found')
  }
  const language = pageLanguage(ctx, details.params.ui_locales)
  const demoPeople = services.env.DEMO ? demo.people : []
  const show = (login: string, problem?: SignInProblem) => signInPage(ctx, language, { login, problem, demoPeople })
  const finish = async (accountId: string, limits: SignInLimits) => {
    await limits.succeeded()
    await recordOrigin(ctx, accountId, services)
    clearLoginCookie(ctx)
    const result = { login: { accountId } }
    const returnTo = await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })
    ctx.redirect(returnTo)
    ctx.status = 303
  }
  if (ctx.method !== 'POST') {
    const chosen = ctx.method === 'GET' ? await takeSignIn(ctx, services) : undefined
    if (chosen) return finish(chosen.account.id, await limitsOf(chosen.account.email, originOf(ctx), services))
    return show(readLogin(details.params.login_hint) || keptLogin(ctx))
  }

  const form = await readOwnForm(ctx, services.env.PUBLIC_URL)
  const chosen = chooseLanguage(ctx, form.language)
  if (chosen) {
    const problem = signInProblems.find((each) => each === form.problem)
    return signInPage(ctx, chosen, { login: form.login ?? '', problem, isSwitched: true, demoPeople })
  }
  const step = { ctx, language, services, uid: details.uid, form, show, finish }
  if (form.code === undefined && form.again === undefined) return answerPassword(step, demo)
  if (!isAlone(form)) throw badInput('A code is sent by itself. Open the page again and send it from there.')
  return answerCode(step)
}

/** §5: a code, or the request for another, is the only field besides the form's own token. */
const isAlone = (form: OwnForm) => Object.keys(form).filter((key) => key !== 'token').length === 1

/** One submitted step of a sign-in. */
interface SignInStep {
  ctx: KoaContextWithOIDC
  language: Language
  services: Services
  uid: string
  form: OwnForm
  /** Shows the first page. */
  show: (login: string, problem?: SignInProblem) => Promise<void>
  finish: (accountId: string, limits: SignInLimits) => Promise<void>
}

/** The first page. A click on a demo person counts as entering their login and the demo password. */
async function answerPassword(step: SignInStep, demo: DemoSignIn) {
  const { ctx, services, form, show, finish } = step
  const person = services.env.DEMO ? form.person : undefined
  const login = person ?? form.login ?? ''
  const password = person ? demo.password : (form.password ?? '')
  if (!login || !password) return show(login, 'missing')
  const limits = await limitsOf(login, originOf(ctx), services)
  const wait = await limits.beginPassword()
  if (wait > 0) return refuse(step, login, wait)
  const accountId = await accountFor(services.db, login, password)
  const account = accountId && (await loadAccount(services.db, accountId))
  if (!account) {
    setLoginCookie(ctx, login)
    return show(login, 'wrong')
  }
  return needsCode(account) ? sendCode(step, account, limits) : finish(account.account.id, limits)
}

/** Refuses too many attempts, with the seconds until the next one. */
function refuse({ ctx, show }: SignInStep, login: string, wait: number) {
  ctx.status = 429
  ctx.set('Retry-After', String(wait))
  return show(login, wait > 60 * 60 ? 'tooManyToday' : 'tooMany')
}

async function sendCode(step: SignInStep, account: LoadedAccount, limits: SignInLimits) {
  const { ctx, language, services, uid, form, show } = step
  const wait = await limits.beginText()
  if (wait > 0) return refuse(step, account.account.email, wait)
  const isSent = await sendSignInCode(uid, account, language, services)
  const isAgain = form.again !== undefined
  if (isSent) return codePage(ctx, language, { ending: phoneEnding(account), said: isAgain ? 'sent' : undefined })
  return isAgain ? show('', 'codeOver') : show(account.account.email, 'codeNotSent')
}

/** The second page: checks a code or sends another. A right password counts as an attempt until the code is right. */
async function answerCode(step: SignInStep) {
  const { ctx, language, services, uid, form, show, finish } = step
  const account = await findCodeRecipient(uid, services)
  if (!account) return show('', 'codeOver')
  const { id, email } = account.account
  const limits = await limitsOf(email, originOf(ctx), services)
  if (form.again !== undefined) return sendCode(step, account, limits)
  const wait = await limits.beginGuess()
  if (wait > 0) return refuse(step, email, wait)
  if (await verifySignInCode(uid, form.code ?? '', services)) return finish(id, limits)
  return (await findCodeRecipient(uid, services))
    ? codePage(ctx, language, { ending: phoneEnding(account), said: 'wrong' })
    : show('', 'codeOver')
}
